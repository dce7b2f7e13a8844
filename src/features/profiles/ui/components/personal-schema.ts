import { Personal } from '../../contract.ts'

/** Name, contact and bio; alone, so that a page can fetch it without the rest of the contract. */
export const PersonalForm = Personal
