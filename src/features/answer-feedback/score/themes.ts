import { stem } from './stems.ts'

/** Topic words that answers to common questions contain, by the words of the question. */
const themes: readonly [asks: string, answers: string][] = [
  [
    'conflict disagree difficult argument tension dispute pushback',
    'conflict disagree agree argue tension listen compromise convince concern calm view private both upset respect',
  ],
  [
    'lead leadership mentor manage team motivate delegate',
    'lead team mentor coach delegate motivate goal people weekly trust group support report',
  ],
  [
    'fail failure mistake wrong regret error',
    'mistake wrong fail miss error own admit fix learn lesson apologise check',
  ],
  [
    'deadline pressure urgent priority prioritize overwhelm busy competing multitask',
    'deadline urgent priority plan schedule cut late early scope time delay week rank',
  ],
  [
    'customer client patient guest complaint service',
    'customer client patient guest complaint call refund service listen apologise visit family account',
  ],
  [
    'change adapt ambiguity uncertain unexpected new learn',
    'change adapt new learn switch plan unclear uncertain course tool quickly week',
  ],
  [
    'communicate explain audience stakeholder persuade influence present',
    'explain present show persuade convince write meeting audience question plain stakeholder draw page',
  ],
  [
    'achievement proud success accomplish strength',
    'proud build win save launch improve result deliver achieve grow award',
  ],
  [
    'feedback criticism',
    'feedback criticism listen improve change practice review hear thank manager told wrong better reader reply',
  ],
  [
    'motivate why company interested career goal weakness yourself',
    'company product work mission team learn role skill build grow value career enjoy',
  ],
  [
    'initiative improve idea process innovation creative',
    'idea propose improve process change automate save notice suggest pilot build manual',
  ],
  [
    'collaborate teamwork cross-functional department',
    'together team share help meeting colleague department agree joint design engineer',
  ],
  ['ethic integrity honest', 'honest report policy right rule refuse private tell truth decline'],
  [
    'test quality debug bug incident outage',
    'test bug reproduce log fix cause deploy check regression alert monitor rollback trace',
  ],
  ['database sql query index table', 'index query table join plan scan column row key database slow lock transaction'],
  [
    'api service architecture design system scale cache',
    'request cache service queue load latency scale data failure endpoint retry database',
  ],
  [
    'data analysis dashboard metric number report experiment',
    'data figure source check compare report chart metric sample average error rebuild dashboard',
  ],
  ['budget cost finance forecast', 'budget cost spend forecast save variance margin invoice price'],
  ['safety risk emergency', 'safe risk emergency check report protect stop checklist call'],
]

const stems = (words: string) => words.split(' ').map(stem)
const byStem = themes.map(([asks, answers]) => ({ asks: stems(asks), answers: stems(answers) }))

/** The stems that an answer can be expected to contain in addition to those of the question. */
export const themeStems = (questionStems: ReadonlySet<string>): string[] =>
  byStem.flatMap(({ asks, answers }) => (asks.some((one) => questionStems.has(one)) ? answers : []))
