/** Ends the task that runs: what follows is one of its own, and what a person did meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
