/** What went wrong, said aloud when it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}
