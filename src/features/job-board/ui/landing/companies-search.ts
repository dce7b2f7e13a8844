import { pageNumber, readAddress, typed } from '#lib/read-address.ts'

const typedName = typed(10_000)

/** The URL parameters of the companies page: a part of a name, and the page number. A numeric name is read as text. */
export const CompaniesSearch = readAddress({
  q: (said) => (typedName(said) ?? '').trim().slice(0, 100),
  page: pageNumber,
})
