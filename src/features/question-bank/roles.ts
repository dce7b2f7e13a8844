/** The job families of the question bank, as stored and shown, in the order of the filter. */
export const questionRoles = [
  'Software Engineering',
  'Data and Analytics',
  'Product Management',
  'Project Management',
  'Design',
  'Marketing',
  'Sales',
  'Customer Support',
  'Finance and Accounting',
  'Operations and Logistics',
  'Human Resources',
  'Administration',
  'Teaching and Training',
  'Nursing and Health Care',
  'Hospitality and Retail',
  'Skilled Trades',
] as const
export type QuestionRole = (typeof questionRoles)[number]

/** Words in job titles, the most specific first: 'Product Designer' is a designer, 'Sales Operations Analyst' is an analyst. */
const words: [QuestionRole, RegExp][] = [
  [
    'Nursing and Health Care',
    /\b(?:nurs\w*|rn|lpn|clinical|clinic|medical|health ?care|patient|care(?:giver|r)|pharmac\w*|therap\w*|physician|paramedic|phlebotom\w*|dental)\b/i,
  ],
  ['Teaching and Training', /\b(?:teach\w*|tutor|lecturer|professor|educator|instructor|trainer|curriculum|school)\b/i],
  [
    'Skilled Trades',
    /\b(?:electrician|plumb\w*|carpent\w*|weld\w*|machinist|mechanic|hvac|install\w*|maintenance|construction|roofer|fitter|lineman)\b/i,
  ],
  ['Data and Analytics', /\b(?:data|analytics?|bi|machine learning|statistic\w*|business intelligence)\b/i],
  ['Design', /\b(?:design(?:er)?|ux|ui|illustrator|art director)\b/i],
  ['Product Management', /\bproduct (?:manager|owner|lead|director|management)\b|\bhead of product\b/i],
  [
    'Software Engineering',
    /\b(?:software|developer|programmer|devops|frontend|backend|front-end|back-end|full[- ]?stack|sre|web|mobile|qa|security|cloud|platform|(?:systems?|network|reliability|test) engineer)\b/i,
  ],
  ['Human Resources', /\b(?:human resources|hr|recruit\w*|talent|people (?:partner|operations|manager))\b/i],
  [
    'Project Management',
    /\b(?:project|program(?:me)?|scrum|delivery) (?:manager|lead|coordinator|master|director)\b|\bpmo\b/i,
  ],
  [
    'Customer Support',
    /\b(?:customer (?:support|service|success|care)|support (?:specialist|agent|representative|engineer)|help ?desk|call cent\w*)\b/i,
  ],
  ['Marketing', /\b(?:market\w*|content|seo|brand|social media|copywriter|communications|public relations)\b/i],
  ['Sales', /\b(?:sales\w*|account (?:executive|manager)|business development|sdr|bdr)\b/i],
  [
    'Finance and Accounting',
    /\b(?:financ\w*|account(?:ant|ing|s)|bookkeep\w*|audit\w*|controller|tax|payroll|treasury|underwriter|actuar\w*)\b/i,
  ],
  [
    'Hospitality and Retail',
    /\b(?:retail|store|cashier|barista|cook|chef|server|waiter|waitress|hotel|hospitality|restaurant|front desk|housekeep\w*|merchandis\w*)\b/i,
  ],
  [
    'Operations and Logistics',
    /\b(?:operations?|logistics|supply chain|warehouse|procurement|inventory|dispatch\w*|driver|fulfil\w*|buyer|planner)\b/i,
  ],
  ['Administration', /\b(?:administrat\w*|assistant|secretary|receptionist|office|clerk|coordinator)\b/i],
  ['Data and Analytics', /\banalyst\b/i],
  ['Software Engineering', /\bengineer\b/i],
]

/** The job family of a job title or of a family name; null if no word identifies a family. */
export function questionRoleOf(title: string): QuestionRole | null {
  const named = questionRoles.find((role) => role.toLowerCase() === title.trim().toLowerCase())
  return named ?? words.find(([, telling]) => telling.test(title))?.[0] ?? null
}
