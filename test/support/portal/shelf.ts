import type { ShelfDocument } from './types';

/** The documents that the bank has for its customer, newest first as they were put. */
export class Shelf {
  #documents = new Map<string, ShelfDocument>();

  put(...documents: readonly ShelfDocument[]): void {
    for (const document of documents) this.#documents.set(document.id, document);
  }

  clear(): void {
    this.#documents.clear();
  }

  get(id: string): ShelfDocument | undefined {
    return this.#documents.get(id);
  }

  all(): ShelfDocument[] {
    return [...this.#documents.values()];
  }
}
