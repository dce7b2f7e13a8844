/** A free help line for people in a crisis, with the website of the organization that runs it. */
export type HelpLine = { country: string; name: string; contact: string; source: string }

/** Help lines by the ISO code of the country. The help article 'when-it-gets-too-much' has the same list. */
const helpLines: Record<string, HelpLine> = {
  US: {
    country: 'United States',
    name: '988 Suicide & Crisis Lifeline',
    contact: 'call or text 988',
    source: '988lifeline.org',
  },
  CA: { country: 'Canada', name: '9-8-8 Suicide Crisis Helpline', contact: 'call or text 988', source: '988.ca' },
  GB: { country: 'United Kingdom', name: 'Samaritans', contact: 'call 116 123', source: 'samaritans.org' },
  IE: { country: 'Ireland', name: 'Samaritans', contact: 'call 116 123', source: 'samaritans.org' },
  DE: { country: 'Germany', name: 'TelefonSeelsorge', contact: 'call 0800 111 0 111', source: 'telefonseelsorge.de' },
  AT: { country: 'Austria', name: 'TelefonSeelsorge', contact: 'call 142', source: 'telefonseelsorge.at' },
  CH: { country: 'Switzerland', name: 'Die Dargebotene Hand', contact: 'call 143', source: '143.ch' },
  FR: { country: 'France', name: '3114', contact: 'call 3114', source: '3114.fr' },
  ES: { country: 'Spain', name: 'Línea 024', contact: 'call 024', source: 'sanidad.gob.es' },
  NL: { country: 'Netherlands', name: '113 Zelfmoordpreventie', contact: 'call 113', source: '113.nl' },
  SE: { country: 'Sweden', name: 'Mind Självmordslinjen', contact: 'call 90101', source: 'mind.se' },
  AU: { country: 'Australia', name: 'Lifeline', contact: 'call 13 11 14', source: 'lifeline.org.au' },
  NZ: { country: 'New Zealand', name: '1737', contact: 'call or text 1737', source: '1737.org.nz' },
}

/** A directory of help lines in all other countries. */
export const DIRECTORY = 'findahelpline.com'

/** The help lines of the country; all of them for an unknown country. */
export const helpLinesFor = (country: string | null): HelpLine[] => {
  const own = country === null ? undefined : helpLines[country]
  return own ? [own] : Object.values(helpLines)
}
