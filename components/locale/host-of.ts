/** The host of an address or a match pattern (`https://bank.example/*`), to show to people; '' where it names none. */
export const hostOf = (address: string): string => /^\w+:\/\/([^/]+)/.exec(address)?.[1] ?? '';
