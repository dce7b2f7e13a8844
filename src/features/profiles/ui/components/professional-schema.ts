import { z } from 'zod'
import { Professional } from '../../contract.ts'

/** The empty option of a select means no value. */
const emptyChoice = () => z.literal('').transform(() => null)

/** The form values of work, skills and preferences. */
export const ProfessionalForm = Professional.extend({
  employmentStatus: Professional.shape.employmentStatus.or(emptyChoice()),
  industry: Professional.shape.industry.or(emptyChoice()),
  educationLevel: Professional.shape.educationLevel.or(emptyChoice()),
})
