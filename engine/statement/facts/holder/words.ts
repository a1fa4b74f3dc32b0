/** What stands before an addressee's name, or in a line of its own above it, in any language; folded, without dots. */
export const SALUTATIONS: ReadonlySet<string> = new Set(
  `mr mrs ms miss mx dr messrs herr herrn frau firma familie an madame monsieur mademoiselle mme mlle spett spettle spettabile
  egregio gentile titolare cliente signor signora sig sigra señor señora señores señor(a) don doña sr sra srta senhor senhora sayin sn dhr mevr
  mevrouw mijnheer hr fru pan pani szanowny szanowna encik puan tuan cik bapak ibu bpk`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * What leads to a number that a person or a firm is taxed or registered under: a name may stand above it without an
 * address.
 */
export const TAX_NUMBER =
  /^(?:cnpj|cpf|cuit|cuil|rfc|nif|nit|ruc|rut|gstin|pan|vat|uid|nip|dič|dic|ičo|ico|oib|pib|eik|бин|инн|иин|бик)(?!\p{L})[\s.:]*\S*\d/iu;

/** Labels of an address, and of its further lines. */
export const ADDRESS =
  /^(?:(?:mailing |postal |residential |registered |home |billing )?address|city(?: ?\/.*)?|endereço|dirección|domicilio|adresse|anschrift|indirizzo|adres|adresa|alamat|địa chỉ|адрес)(?: line)?(?: \d)?\s*:?$/iu;

/** Names of other facts, in a row of labels beside a holder's. */
export const NO_NAME = /^(?:sort ?code|swift|bic|iban|branch|currency|sheet number|page)$/iu;

/** A bank's branch: `Filiale Neustadt`. */
export const BRANCH =
  /^(?:filiale|geschäftsstelle|agence|succursale|sucursal|agenzia|agência)\s\p{L}/iu;

/** What names of accounts, cards, branches and lists have, and persons' have not; their numbers stand under them, too. */
export const PRODUCT =
  /(?<!\p{L})(?:cards?|visa|tarjeta|cart[ãa]o|account|compte|conta|cuenta|caja|savings|checking|tabungan|livret|branch|sucursal|agência|fatura)(?!\p{L})|mastercard|konto(?!\p{L})|,/iu;

/** What ends an addressee's name in Japanese; the address stands above it. */
export const HONORIFIC = /(?<!お客|皆|会員)\s*(?:様|さま|殿|御中)$/u;
