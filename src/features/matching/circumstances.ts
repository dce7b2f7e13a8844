/** A condition that a resume may not mention: how a posting asks for it, and how a candidate states it. */
export type Circumstance = { required: RegExp; stated: RegExp }

const nothing = /(?!)/

const circumstances: Circumstance[] = [
  {
    required: /\btravel(?:l?ing)?\b/i,
    stated:
      /\b(?:willing|able|open|available|happy|ready|free|prepared) to travel|available for travel|travel(?:l?ed|l?ing)? (?:up to|about|around|\d+ ?%|weekly|monthly|regularly|extensively|frequently)/i,
  },
  {
    required: /\brelocat/i,
    stated: /\b(?:willing|able|open|available|happy|ready|prepared) to relocat|relocating to/i,
  },
  {
    required:
      /driv(?:er|ing)(?:['’]?s)? licen[cs]e|valid licen[cs]e|own (?:car|vehicle|transport)|reliable transport|clean driving|driving record|driver['’]?s record/i,
    stated: /driv(?:er|ing)(?:['’]?s)? licen[cs]e|own (?:car|vehicle|transport)|reliable transport|clean driving/i,
  },
  {
    required:
      /authori[sz](?:ed|ation) to work|work (?:authori[sz]ation|permit|visa)|right to work|eligib\w+ to work|legally|citizen|sponsorship|\bvisa\b/i,
    stated:
      /authori[sz]ed to work|work (?:authori[sz]ation|permit|visa)|right to work|citizen(?:ship)?\b|green card|permanent resident/i,
  },
  {
    required: /\bclearance\b|\bts\/sci\b/i,
    stated: /\b(?:secret|security|active|ts\/sci|dv|sc)\b[^.]{0,15}\bclearance\b|\bts\/sci\b/i,
  },
  {
    required:
      /background (?:check|screen|investigation)|drug (?:test|screen)|criminal record|\bdbs\b|fingerprint|vetting|clean record/i,
    stated: /background check|drug (?:test|screen)|clean (?:criminal )?record|\bdbs\b/i,
  },
  {
    required:
      /\b(?:nights?|weekends?|evenings?|holidays?|overnight|rotating|shifts?|on[- ]call|overtime|early mornings?)\b/i,
    stated:
      /(?:available|willing|able|open|flexible|happy|worked|working)\b[^.]{0,40}\b(?:nights?|weekends?|evenings?|overnight|shifts?|on[- ]call|overtime|holidays?)\b|\b(?:night|weekend|overnight|evening|graveyard|rotating|on[- ]call) (?:shifts?|rotations?|duty)|\bon[- ]call\b/i,
  },
  {
    required:
      /\blift(?:ing)?\b|\bstand(?:ing)?\b|\blbs?\b|\bpounds\b|\bkg\b|physical(?:ly)? (?:demand|requirement|able|ability|work|labou?r)|\bbend(?:ing)?\b|\bclimb/i,
    stated: /\blift(?:ing|ed|s)?\b[^.]{0,25}\b(?:lbs?|pounds|kg)\b|physically fit|\bon (?:my|their) feet\b/i,
  },
  { required: /\b(?:16|18|21)\s*(?:\+|years)|\bof age\b|legal age|at least (?:16|18|21)\b/i, stated: nothing },
  { required: /vaccin|immuni[sz]ation/i, stated: /vaccinated|immuni[sz]ed/i },
  {
    required:
      /\b(?:start|available) (?:immediately|full|part|from|to work|as soon)|hours (?:per|a) week|availability|flexible (?:schedule|hours)|open schedule/i,
    stated: /\bavailable (?:immediately|full|part|from|to work)|open availability|flexible (?:schedule|hours)/i,
  },
  {
    required:
      /\b(?:located|based|reside|residing|living|live|commut\w+|local) (?:in|to|within|near|at)\b|\bon[- ]?site\b|\bin[- ]office\b|\bin the office\b|\bhybrid\b|time ?zone/i,
    stated: nothing,
  },
  {
    required: /internet connection|home office|own (?:laptop|computer|tools|smartphone)|smartphone/i,
    stated: /internet connection|home office|own (?:laptop|computer|tools)/i,
  },
]

/** The condition that a requirement states; null if it is about the work itself. */
export function circumstanceOf(label: string): Circumstance | null {
  return circumstances.find((one) => one.required.test(label)) ?? null
}
