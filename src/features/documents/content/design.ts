import { z } from 'zod'

/** The looks that a document can have; `isAtsSafe` ones have one column, so that any machine reads them in order. */
export const templates = [
  { key: 'classic', label: 'Classic', isAtsSafe: true },
  { key: 'modern', label: 'Modern', isAtsSafe: true },
  { key: 'compact', label: 'Compact', isAtsSafe: true },
  { key: 'editorial', label: 'Editorial', isAtsSafe: true },
  { key: 'sidebar', label: 'Sidebar', isAtsSafe: false },
  { key: 'timeline', label: 'Timeline', isAtsSafe: false },
] as const
export const templateKeys = templates.map(({ key }) => key) as [TemplateKey, ...TemplateKey[]]
export type TemplateKey = (typeof templates)[number]['key']

export const colors = ['pine', 'ink', 'indigo', 'plum', 'rust', 'slate'] as const
export const fonts = ['source-sans', 'source-serif', 'inter', 'lora'] as const
export const spacings = ['tight', 'normal', 'airy'] as const
export const pageFormats = ['a4', 'letter'] as const
/** Text sizes in points. */
export const textSizes = [9, 9.5, 10, 10.5, 11, 12] as const

/** How a resume or a letter is set. */
export const Design = z.object({
  template: z.enum(templateKeys).default('classic'),
  color: z.enum(colors).default('pine'),
  font: z.enum(fonts).default('source-sans'),
  size: z.literal(textSizes).default(10),
  spacing: z.enum(spacings).default('normal'),
  page: z.enum(pageFormats).default('a4'),
  fitsOnePage: z.boolean().default(false),
})
export type Design = z.infer<typeof Design>

export const defaultDesign = (): Design => Design.parse({})

/** The stored design; what is missing or unknown in it is the default. */
export const readStoredDesign = (stored: unknown): Design => Design.safeParse(stored ?? {}).data ?? defaultDesign()
