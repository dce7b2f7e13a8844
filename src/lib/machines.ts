const machines = /bot|crawl|spider|slurp|preview|headless|monitor|curl|wget/i

/** Does this User-Agent name a program that reads pages by itself? None of them is counted as a reader. */
export const isMachine = (userAgent: string | null | undefined): boolean => machines.test(userAgent ?? '')
