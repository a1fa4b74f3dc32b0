/** Once per frame, and after it: the browser has then laid the page out, and measuring costs the page nothing. */
export function afterFrame(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        isDue = false;
        act();
      });
    });
  };
}
