const PERSON = ['name', 'label', 'email', 'phone', 'summary', 'about', 'url', 'website', 'profiles', 'location']
const SECTIONS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
]
const BESIDE = ['$schema', 'meta', 'basics', '_id', 'id']
/** Fields of entries that hardly any other format has. */
const OWN_FIELDS = [
  'position',
  'institution',
  'studytype',
  'fluency',
  'awarder',
  'releasedate',
  'keywords',
  'highlights',
]

type Data = Record<string, unknown>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = (value: Data) => Object.keys(value).map((key) => key.toLowerCase())

/**
 * Whether data has the shape of JSON Resume: it names the schema, has a person under 'basics', or has an entry with the schema's fields and
 * no sections of another format.
 */
export function isJsonResume(value: unknown): value is Data {
  if (!isData(value)) return false
  if (/jsonresume|resume-schema/i.test(typeof value.$schema === 'string' ? value.$schema : '')) return true
  const basics = Object.entries(value).find(([key]) => key.toLowerCase() === 'basics')?.[1]
  if (isData(basics) && !isData(value.sections)) return keysOf(basics).some((key) => PERSON.includes(key))
  const keys = keysOf(value)
  if (!keys.every((key) => SECTIONS.includes(key) || BESIDE.includes(key))) return false
  return Object.values(value)
    .filter(Array.isArray)
    .some((entries) => entries.some((entry) => isData(entry) && keysOf(entry).some((key) => OWN_FIELDS.includes(key))))
}
