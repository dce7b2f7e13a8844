import { type Link, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { isWebScheme } from '#features/document-content/web-address.ts'
import { linkOf } from '#features/resume-parser/further-links.ts'
import type { DataReader } from './read-data.ts'

type Unplaced = { text: string; path: string }
type Read = { person: ResumeContent['personalInfo']; unplaced: Unplaced[] }

/** The person in data with the shape of JSON Resume, with links that fit no field. */
export function personOf(read: DataReader): Read {
  if (read.isOwn) return ownPersonOf(read)
  const site = ['basics.url', 'basics.website', 'basics.url.href', 'basics.website.url', 'basics.url.url'].find(
    read.has,
  )
  const profiles = read.each('basics.profiles', (one) => one)
  const isLinkedIn = (one: string) => /linkedin/i.test(read.raw(`${one}.network`) + read.raw(`${one}.url`))
  const linkedIn = profiles.find(isLinkedIn)
  const others = profiles.filter((one) => one !== linkedIn && read.has(`${one}.url`))
  const portfolio = others.shift()
  const website = site ?? urlOf(others.shift())
  const named = profiles.filter((one) => one !== linkedIn && !read.has(`${one}.url`) && read.has(`${one}.username`))
  const city = ['city', 'region', 'countryCode', 'country'].map((part) =>
    read.text('personalInfo.location', `basics.location.${part}`),
  )
  const further = others.map((one) => ({ one, link: linkOf(read.raw(`${one}.url`), read.raw(`${one}.network`)) }))
  const links = further.filter(({ link }) => link !== null).slice(0, limits.links)
  const person = {
    fullName: read.text('personalInfo.fullName', 'basics.name'),
    headline: read.text('personalInfo.headline', 'basics.label', 'basics.headline'),
    email: read.text('personalInfo.email', 'basics.email'),
    phone: read.text('personalInfo.phone', 'basics.phone', 'basics.phones.0', 'basics.mobile'),
    location:
      [...new Set(city)].filter(Boolean).join(', ').slice(0, limits.short) ||
      read.text('personalInfo.location', 'basics.location.address', 'basics.location'),
    linkedIn: linkedIn ? read.text('personalInfo.linkedIn', `${linkedIn}.url`, `${linkedIn}.username`) : '',
    website: website ? read.text('personalInfo.website', website) : '',
    portfolio: portfolio ? read.text('personalInfo.portfolio', `${portfolio}.url`) : '',
    links: links.flatMap(({ one, link }) => {
      // note the source lines only; the values are read above
      read.text('personalInfo.links', `${one}.network`)
      read.text('personalInfo.links', `${one}.url`)
      return link ?? []
    }),
  }
  return {
    person,
    unplaced: [
      ...further
        .filter((one) => !links.includes(one))
        .map(({ one }) => ({ text: read.raw(`${one}.url`), path: `${one}.url` })),
      ...named.map((one) => ({
        text: [read.raw(`${one}.network`), read.raw(`${one}.username`)].filter(Boolean).join(': '),
        path: `${one}.username`,
      })),
    ],
  }
}

const urlOf = (profile: string | undefined) => profile && `${profile}.url`

/** The person in our own export: each link with its label, whatever its target is. */
function ownPersonOf(read: DataReader): Read {
  const profiles = read.each('basics.profiles', (one) => one)
  const isLink = (one: string) => read.raw(`${one}.kind`) === 'link'
  const profile = (network: string, field: 'linkedIn' | 'portfolio') => {
    const one = profiles.find((each) => read.raw(`${each}.network`) === network && !isLink(each))
    if (!one) return ''
    read.text(`personalInfo.${field}`, `${one}.network`)
    return read.address(`personalInfo.${field}`, one, `${one}.url`)
  }
  const person = {
    fullName: read.text('personalInfo.fullName', 'basics.name'),
    headline: read.text('personalInfo.headline', 'basics.label'),
    email: read.text('personalInfo.email', 'basics.email', 'basics.contact'),
    phone: read.text('personalInfo.phone', 'basics.phone'),
    location: read.text('personalInfo.location', 'basics.location.address'),
    linkedIn: profile('LinkedIn', 'linkedIn'),
    website: read.address('personalInfo.website', 'basics', 'basics.url'),
    portfolio: profile('Portfolio', 'portfolio'),
    links: profiles
      .filter(isLink)
      .map((one) => ownLinkOf(read, one))
      .slice(0, limits.links),
  }
  return { person, unplaced: [] }
}

function ownLinkOf(read: DataReader, one: string): Link {
  const at = 'personalInfo.links'
  for (const field of ['kind', 'network']) read.text(at, `${one}.${field}`)
  const url = read.address(at, one, `${one}.url`)
  return { label: read.text(at, `${one}.label`).slice(0, limits.label), url: isWebScheme(url) ? url : '' }
}
