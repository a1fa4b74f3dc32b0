declare module 'mt940js' {
  type Transaction = {
    date: Date;
    entryDate: Date;
    amount: number;
    bankReference: string;
    details: string;
  };
  type Statement = {
    accountIdentification: string;
    currency: string;
    openingBalance: number;
    closingBalance: number;
    transactions: Transaction[];
  };
  export class Parser {
    parse(text: string): Statement[];
  }
}
