// Profiles: the data that a person enters about themselves. Everyone has a profile; only job seekers have the professional part.
// Matching uses it together with the resume, and the application form is prefilled from it. Only the owner reads and changes it.
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'
import { personName, typedLine } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import { fullWebAddress } from '#lib/web-address.ts'
import { educationLevels, employmentStatuses, industries, preferredJobTypes } from './rules.ts'

const orNull = (text: z.ZodType<string, string>, tidy = storableText) =>
  z
    .string()
    .nullable()
    .transform((value) => tidy(value ?? '') || null)
    .pipe(text.nullable())

const WebAddress = orNull(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' }).max(500), (text) =>
  fullWebAddress(storableText(text)),
)
const list = (longest: number) => z.array(typedLine(100, 'Please enter a value or remove this')).max(longest)
const Words = (longest: number) => orNull(z.string().max(longest))

export const Personal = z.object({
  displayName: personName('Display name is required'),
  phone: Words(50),
  location: orNull(z.string().max(100, 'Location must be less than 100 characters')),
  website: WebAddress,
  bio: orNull(z.string().max(500, 'Bio must be less than 500 characters')),
})

const Salary = z.number().int().min(0).max(1_000_000_000).nullable()

export const Professional = z.object({
  currentJobTitle: Words(120),
  currentCompany: Words(120),
  employmentStatus: z.enum(employmentStatuses).nullable(),
  yearsOfExperience: z.number().min(0).max(50).nullable(),
  industry: z.enum(industries).nullable(),
  educationLevel: z.enum(educationLevels).nullable(),
  skills: list(100),
  certifications: list(50),
  preferredJobTypes: z.array(z.enum(preferredJobTypes)).max(20),
  desiredSalaryMin: Salary,
  desiredSalaryMax: Salary,
  careerObjective: Words(500),
  linkedinUrl: WebAddress,
  portfolioUrl: WebAddress,
})

export const Profile = z.object({
  userId: Id,
  email: z.string(),
  image: z.string().nullable(),
  personal: z.object({
    displayName: z.string(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    bio: z.string().nullable(),
  }),
  professional: z.object({
    currentJobTitle: z.string().nullable(),
    currentCompany: z.string().nullable(),
    employmentStatus: z.enum(employmentStatuses).nullable(),
    yearsOfExperience: z.number().nullable(),
    industry: z.enum(industries).nullable(),
    educationLevel: z.enum(educationLevels).nullable(),
    skills: z.array(z.string()),
    certifications: z.array(z.string()),
    preferredJobTypes: z.array(z.enum(preferredJobTypes)),
    desiredSalaryMin: z.number().nullable(),
    desiredSalaryMax: z.number().nullable(),
    careerObjective: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    portfolioUrl: z.string().nullable(),
  }),
  completeness: z.object({ percent: z.number().int(), suggestions: z.array(z.string()) }),
})
export type Profile = z.infer<typeof Profile>

export const profilesContract = {
  own: procedure.route({ method: 'GET', path: '/profile', summary: 'Get your profile' }).output(Profile),
  updatePersonal: procedure
    .route({ method: 'PUT', path: '/profile/personal', summary: 'Update the personal part of your profile' })
    .input(Personal)
    .output(Profile),
  updateProfessional: procedure
    .route({ method: 'PUT', path: '/profile/professional', summary: 'Update the professional part of your profile' })
    .input(Professional)
    .output(Profile),
  /** The picture is uploaded as the body of POST /api/avatar. */
  removeAvatar: procedure
    .route({ method: 'DELETE', path: '/profile/avatar', summary: 'Remove your profile picture' })
    .output(Profile),
}
