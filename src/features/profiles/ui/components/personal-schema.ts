import { Personal } from '../../contract.ts'

/** Name, contact and bio. A separate file, so that a page can load it without the rest of the contract. */
export const PersonalForm = Personal
