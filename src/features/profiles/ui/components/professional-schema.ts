import { z } from 'zod'
import { Professional } from '../../contract.ts'

/** A select's empty choice is nothing said. */
const emptyChoice = () => z.literal('').transform(() => null)

/** What is typed of work, skills and wishes. */
export const ProfessionalForm = Professional.extend({
  employmentStatus: Professional.shape.employmentStatus.or(emptyChoice()),
  industry: Professional.shape.industry.or(emptyChoice()),
  educationLevel: Professional.shape.educationLevel.or(emptyChoice()),
})
