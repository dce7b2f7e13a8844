import { z } from 'zod'
import { serviceKeys } from './pages/site-pages.ts'

// What the written pages of the site contain. The texts are in content/site; the server reads them and fills in the facts.

const Line = z.string().min(1).max(300)
const Text = z.string().min(1).max(1000)
/** A heading, broken where the second line begins. */
const Heading = z.tuple([Line, Line])
const Point = z.strictObject({ title: Line, text: Text })
const Points = z.array(Point).min(1)
const Link = z.strictObject({ label: Line, to: z.string().startsWith('/').max(200) })
/** A screenshot of the product: its file under /pictures, and its description. */
const Picture = z.strictObject({ name: Line, shows: Line })
const Questions = z.array(z.strictObject({ asked: Line, answer: Text })).min(1)

/** One service for job seekers (MKT-05). Every sentence describes an existing feature. */
export const ServiceText = z.strictObject({
  heading: Heading,
  lead: Text,
  picture: Picture,
  /** In order. */
  steps: Points,
  /** Features, and limits. */
  points: Points,
  questions: Questions,
  /** The link for members. */
  action: Link,
})
export type ServiceText = z.infer<typeof ServiceText>

export const CompaniesText = ServiceText.extend({
  free: Text,
  signIn: Link,
  promise: Point.extend({ picture: Picture }),
  embed: Point,
})
export type CompaniesText = z.infer<typeof CompaniesText>

/** A guide to job search with the product, from the first hour to the offer (MKT-04). */
export const GuideText = z
  .array(
    z.strictObject({
      when: Line,
      title: Line,
      steps: z.array(Point.extend({ to: Link.shape.to.optional(), label: Line.optional() })).min(1),
    }),
  )
  .min(1)
export type GuideText = z.infer<typeof GuideText>

/** An example search, marked as such (MKT-04): the person is invented, the features are real. */
export const Story = z.strictObject({
  name: Line,
  was: Line,
  became: Line,
  place: Line,
  weeks: z.int().positive(),
  sent: z.int().positive(),
  answered: z.int().positive(),
  paragraphs: z.array(Text).min(1),
  learned: Line,
})
export type Story = z.infer<typeof Story>

export const responsible = ['you', 'tandem', 'company'] as const
export type Responsible = (typeof responsible)[number]

/** The global employment program: its steps from signup to the first pay, and its benefits (MKT-01, MKT-03). */
export const ProgrammeText = z.strictObject({
  parts: z.array(z.strictObject({ title: Line, steps: z.array(Point.extend({ by: z.enum(responsible) })).min(1) })),
  includes: Points,
  /** How the fee is refunded, shown wherever the fee is named (PLAT-09). */
  fee: z.strictObject({ before: Text, annual: Line, between: Line, monthly: Line }),
})
export type ProgrammeText = z.infer<typeof ProgrammeText>

/** The privacy policy or the terms, with the date of the last change (HELP-06). */
export const LegalText = z.strictObject({
  updated: Line,
  parts: z.array(z.strictObject({ title: Line, paragraphs: z.array(z.string()).min(1), list: z.array(z.string()) })),
})
export type LegalText = z.infer<typeof LegalText>

/** Frequent questions on the first page of the help center, each with its article (HELP-01). */
export const HelpQuestions = z.array(z.strictObject({ asked: Line, answer: Text, article: Line })).min(1)
export type HelpQuestions = z.infer<typeof HelpQuestions>

export const pageNames = [
  ...serviceKeys,
  'companies',
  'guide',
  'stories',
  'programme',
  'privacy',
  'terms',
  'help',
] as const
export type PageName = (typeof pageNames)[number]

export type PageText = {
  companies: CompaniesText
  guide: GuideText
  stories: Story[]
  programme: ProgrammeText
  privacy: LegalText
  terms: LegalText
  help: HelpQuestions
} & Record<(typeof serviceKeys)[number], ServiceText>

export const AnyPageText = z.union([
  ServiceText,
  CompaniesText,
  GuideText,
  z.array(Story),
  ProgrammeText,
  LegalText,
  HelpQuestions,
])
