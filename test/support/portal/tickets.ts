import { randomUUID } from 'node:crypto';

/** What a bank puts into a link in place of a session: good once, or for as long as it is kept. */
export class Tickets {
  #good = new Set<string>();

  issue(): string {
    const ticket = randomUUID();
    this.#good.add(ticket);
    return ticket;
  }

  has(ticket: string | undefined): boolean {
    return ticket !== undefined && this.#good.has(ticket);
  }

  /** True the first time only. */
  spend(ticket: string | undefined): boolean {
    return ticket !== undefined && this.#good.delete(ticket);
  }
}
