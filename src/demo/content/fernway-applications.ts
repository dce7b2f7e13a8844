import type { ApplicationStatus } from './application-types.ts'

export interface SetApplication {
  seeker: string
  job: string
  status: ApplicationStatus
  appliedHoursAgo: number
  /** When its status last changed; by default, at a time between the application and now. */
  movedHoursAgo?: number
  isAssisted?: boolean
  source?: 'direct' | 'search' | 'campaign' | 'referral'
}

const day = 24
type Row = [seeker: string, status: ApplicationStatus, appliedHoursAgo: number, movedHoursAgo?: number]

/** Applicants of the demo company: the examples that its screens show. */
const fernway: Record<string, Row[]> = {
  'senior-data-analyst-fernway': [
    ['thuy-nguyen', 'submitted', 2],
    ['adaeze-bello', 'submitted', 3],
    ['ravi-krishnan', 'reviewing', 3, 1],
    ['carmen-ruiz', 'submitted', 2],
    ['sofia-castellanos', 'submitted', 1],
    ['jonas-lindqvist', 'submitted', 1],
  ],
  'claims-data-analyst-fernway': [
    ['maya-okafor', 'interview', 12 * day, 2],
    ['ravi-krishnan', 'interview', 16 * day, 3 * day],
    ['dele-williams', 'interview', 11 * day, 2 * day],
    ['carmen-ruiz', 'accepted', 18 * day, 3 * day],
    ['thuy-nguyen', 'reviewing', 8 * day, 4 * day],
    ['hana-mizuno', 'reviewing', 12 * day, 9 * day],
    ['adaeze-bello', 'reviewing', 6 * day, 3 * day],
    ['sofia-castellanos', 'submitted', 30],
    ['jonas-lindqvist', 'submitted', 52],
    ['oscar-lindholm', 'submitted', 20],
    ['elena-petrova', 'rejected', 14 * day, 5 * day],
    ['piotr-tomczak', 'rejected', 15 * day, 6 * day],
  ],
  'clinic-operations-lead-fernway': [
    ['roberto-salinas', 'interview', 26 * day, 4 * day],
    ['dele-williams', 'reviewing', 20 * day, 8 * day],
    ['ravi-krishnan', 'withdrawn', 24 * day, 17 * day],
    ['luz-aquino', 'submitted', 5 * day],
    ['bridget-kowalski', 'submitted', 3 * day],
    ['andre-baptiste', 'rejected', 28 * day, 15 * day],
    ['destiny-harper', 'rejected', 30 * day, 21 * day],
    ['aoife-brennan', 'rejected', 22 * day, 13 * day],
  ],
  'nurse-educator-fernway': [
    ['luz-aquino', 'reviewing', 18 * day, 6 * day],
    ['kwabena-owusu', 'reviewing', 12 * day, 5 * day],
    ['siobhan-murphy', 'submitted', 4 * day],
    ['reem-khoury', 'rejected', 16 * day, 9 * day],
    ['destiny-harper', 'rejected', 19 * day, 11 * day],
  ],
  'community-health-worker-fernway': [
    ['destiny-harper', 'submitted', 6],
    ['roberto-salinas', 'submitted', 4],
    ['wambui-njoroge', 'submitted', 2],
  ],
  'claims-specialist-fernway': [
    ['hana-mizuno', 'reviewing', 29 * day, 9 * day],
    ['roberto-salinas', 'reviewing', 27 * day, 12 * day],
    ['farid-haddad', 'submitted', 25 * day],
    ['ravi-krishnan', 'rejected', 32 * day, 20 * day],
    ['aoife-brennan', 'rejected', 30 * day, 22 * day],
    ['oscar-lindholm', 'withdrawn', 31 * day, 26 * day],
  ],
  'medical-assistant-fernway': [
    ['destiny-harper', 'accepted', 24 * day, 5 * day],
    ['roberto-salinas', 'rejected', 25 * day, 16 * day],
    ['hana-mizuno', 'rejected', 22 * day, 14 * day],
  ],
  'receptionist-gresham-fernway': [
    ['roberto-salinas', 'withdrawn', 80 * day, 66 * day],
    ['hana-mizuno', 'rejected', 76 * day, 61 * day],
    ['destiny-harper', 'withdrawn', 82 * day, 70 * day],
    ['ines-duarte', 'rejected', 78 * day, 63 * day],
    ['josephine-laurent', 'accepted', 70 * day, 61 * day],
    ['marcus-delgado', 'rejected', 74 * day, 62 * day],
  ],
  'registered-nurse-walk-in-clinic-fernway': [
    ['luz-aquino', 'withdrawn', 68 * day, 58 * day],
    ['siobhan-murphy', 'rejected', 60 * day, 45 * day],
    ['kwabena-owusu', 'rejected', 64 * day, 44 * day],
    ['marieke-janssen', 'accepted', 59 * day, 36 * day],
  ],
  'patient-scheduler-fernway': [
    ['roberto-salinas', 'rejected', 54 * day, 40 * day],
    ['hana-mizuno', 'rejected', 50 * day, 39 * day],
    ['destiny-harper', 'withdrawn', 52 * day, 43 * day],
    ['marcus-delgado', 'accepted', 48 * day, 32 * day],
  ],
}

/** More applicants there in the month before, so that its analytics have something to compare with. */
const before: Record<string, Row[]> = {
  'registered-nurse-walk-in-clinic-fernway': [['reem-khoury', 'rejected', 52 * day, 41 * day]],
  'patient-scheduler-fernway': [
    ['ines-duarte', 'rejected', 51 * day, 40 * day],
    ['andre-baptiste', 'rejected', 46 * day, 37 * day],
    ['bridget-kowalski', 'rejected', 45 * day, 36 * day],
    ['aoife-brennan', 'rejected', 44 * day, 36 * day],
    ['farid-haddad', 'rejected', 42 * day, 35 * day],
    ['oscar-lindholm', 'rejected', 41 * day, 34 * day],
    ['wambui-njoroge', 'rejected', 38 * day, 33 * day],
  ],
}

export const earlierApplications = (): SetApplication[] =>
  Object.entries(before).flatMap(([job, rows]) =>
    rows.map(([seeker, status, appliedHoursAgo, movedHoursAgo]) => ({
      seeker,
      job,
      status,
      appliedHoursAgo,
      ...(movedHoursAgo === undefined ? {} : { movedHoursAgo }),
    })),
  )

/** Maya's applications at other companies; with the one at Fernway and four that are matched to her, there are twelve. */
const maya: Omit<SetApplication, 'seeker'>[] = [
  {
    job: 'analytics-engineer-orrery',
    status: 'reviewing',
    appliedHoursAgo: 44,
    movedHoursAgo: day,
  },
  { job: 'operations-analyst-kestrel', status: 'submitted', appliedHoursAgo: 2 * day, isAssisted: true },
  { job: 'insights-analyst-saltworks', status: 'submitted', appliedHoursAgo: 4 * day, source: 'direct' },
  {
    job: 'energy-data-analyst-copperline',
    status: 'submitted',
    appliedHoursAgo: 70,
    source: 'referral',
  },
  {
    job: 'reporting-lead-halden',
    status: 'rejected',
    appliedHoursAgo: 112,
    movedHoursAgo: 26,
  },
  {
    job: 'rider-data-analyst-kestrel',
    status: 'accepted',
    appliedHoursAgo: 40 * day,
    movedHoursAgo: 6 * day,
  },
  {
    job: 'pricing-analyst-halden',
    status: 'withdrawn',
    appliedHoursAgo: 120,
    movedHoursAgo: 60,
  },
]

export function setApplications(): SetApplication[] {
  const atFernway = Object.entries(fernway).flatMap(([job, rows]) =>
    rows.map(
      ([seeker, status, appliedHoursAgo, movedHoursAgo]): SetApplication => ({
        seeker,
        job,
        status,
        appliedHoursAgo,
        movedHoursAgo,
        ...(seeker === 'maya-okafor' ? { source: 'search' } : {}),
        ...(seeker === 'adaeze-bello' && job === 'senior-data-analyst-fernway' ? { isAssisted: true } : {}),
      }),
    ),
  )
  return [...atFernway, ...maya.map((application): SetApplication => ({ seeker: 'maya-okafor', ...application }))]
}
