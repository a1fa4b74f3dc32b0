/** Property by property: a strict policy of the page forbids style sheets, not this. */
export function setStyle(
  { style }: HTMLElement,
  properties: Readonly<Record<string, string>>,
): void {
  for (const [property, value] of Object.entries(properties)) style.setProperty(property, value);
}
