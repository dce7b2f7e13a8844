import type { MailContent, MailStatus } from './mail-content.ts'

/**
 * The color tokens of src/ui as hex values, the only notation that all mail programs support. A test computes them again from the tokens.
 */
const light = {
  paper: '#fbf9f4',
  ink: '#121c2b',
  'ink-2': '#3f4856',
  'ink-3': '#5e6773',
  line: '#e2dfd8',
  'line-2': '#cac7bf',
  accent: '#f4b135',
  submitted: '#01538b',
  'submitted-bg': '#dfefff',
  reviewing: '#794b0b',
  'reviewing-bg': '#feedcb',
  interview: '#5f3c91',
  'interview-bg': '#f1eaff',
  accepted: '#195c2e',
  'accepted-bg': '#daf5de',
  rejected: '#9e2d28',
  'rejected-bg': '#ffe8e4',
  withdrawn: '#4a505a',
  'withdrawn-bg': '#eaedf1',
} satisfies Record<string, string> & Record<MailStatus, string>

const dark: typeof light = {
  paper: '#0e1216',
  ink: '#f3f1eb',
  'ink-2': '#c8c5bf',
  'ink-3': '#9ba0a8',
  line: '#292e36',
  'line-2': '#3e444d',
  accent: '#f7b83d',
  submitted: '#a0d2fe',
  'submitted-bg': '#142e47',
  reviewing: '#f3cb7f',
  'reviewing-bg': '#3c2a10',
  interview: '#d9c1fc',
  'interview-bg': '#35264d',
  accepted: '#9ae4ae',
  'accepted-bg': '#16321f',
  rejected: '#fdb5af',
  'rejected-bg': '#491f1d',
  withdrawn: '#c2c8cf',
  'withdrawn-bg': '#292e35',
}

const portals = {
  seeker: { light: ['#0e5e49', '#f4fcf9'], dark: ['#70d0ae', '#011d15'] },
  company: { light: ['#354c97', '#f8faff'], dark: ['#9baff6', '#0a1331'] },
  platform: { light: ['#77325c', '#fef8fb'], dark: ['#e89fc8', '#260d1c'] },
} as const

export type MailColour = keyof typeof light | 'primary' | 'on-primary'
export type MailPalette = Record<MailColour, string>

/** The light and dark colors of a portal's mails. */
export function mailPalette(portal: MailContent['portal']): { light: MailPalette; dark: MailPalette } {
  const { light: day, dark: night } = portals[portal]
  return {
    light: { ...light, primary: day[0], 'on-primary': day[1] },
    dark: { ...dark, primary: night[0], 'on-primary': night[1] },
  }
}
