import { z } from 'zod'

// Structured data as search engines accept it: the required and recommended properties of Google's documentation for the types that the
// product provides (https://developers.google.com/search/docs/appearance/structured-data), and no others.

export const text = z.string().trim().min(1)
export const context = z.literal('https://schema.org')
/** An absolute web address. */
export const webAddress = z.url({ protocol: /^https?$/ })

const ListItem = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number().int().min(1),
  name: text,
  item: webAddress,
})
export const BreadcrumbData = z
  .strictObject({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(ListItem).min(2),
  })
  .refine(({ itemListElement }) => itemListElement.every(({ position }, at) => position === at + 1), 'out of order')
  .refine(({ itemListElement: list }) => new Set(list.map(({ item }) => item)).size === list.length, 'a step twice')

export const OrganizationData = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: text,
  url: webAddress,
  description: text.optional(),
  logo: webAddress.optional(),
  sameAs: webAddress.optional(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: text.optional(),
      addressRegion: text.optional(),
      addressCountry: text.optional(),
    })
    .optional(),
  numberOfEmployees: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.number().int().min(1),
      maxValue: z.number().int().optional(),
    })
    .optional(),
})

export const WebSiteData = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: webAddress,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/[^{}]+\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

export const ArticleData = z.strictObject({
  '@context': context,
  '@type': z.enum(['Article', 'BlogPosting']),
  headline: text.max(110),
  description: text.optional(),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  mainEntityOfPage: webAddress,
  url: webAddress,
  image: webAddress.optional(),
  author: z.strictObject({ '@type': z.literal('Person'), name: text, jobTitle: text.optional() }).optional(),
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: text, logo: webAddress }),
  articleSection: text.optional(),
  keywords: text.optional(),
  inLanguage: z.literal('en'),
})

const Question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
})
export const QuestionsData = z
  .strictObject({ '@context': context, '@type': z.literal('FAQPage'), mainEntity: z.array(Question).min(1) })
  .refine(({ mainEntity: list }) => new Set(list.map(({ name }) => name)).size === list.length, 'a question twice')
