import { dollarsAYear } from '#lib/pay/pay.ts'
import { emptyProfile } from '../empty-profile.ts'
import type { MatchCandidate, MatchJob } from '../shapes.ts'

/** Resumes from many trades and in many layouts, in everyday words; only for tests. */
export const resumes = {
  nurse: `Thuy Nguyen, RN
Portland, OR
Registered Nurse, Providence Medical Center
Jan 2019 - Present
• Cared for up to six telemetry patients per shift in a 32-bed cardiac unit
• Administered medications and IV therapy, and charted in Epic
• Precepted eight new graduate nurses
Nursing Assistant, Good Shepherd Home
2016 - 2018
• Helped residents with bathing and dressing
Education
BSN, Oregon Health & Science University, 2018
Licenses and certifications
Oregon RN License, BLS, ACLS`,
  driver: `Darnell Price
CDL-A driver with 8 years of experience over the road. Clean driving record.
Experience
Truck Driver
Halden Freight
06/2017 - 03/2024
- Drove 110,000 miles a year without a preventable accident
- Pre-trip inspections, electronic logs, Hazmat endorsement
- Unloaded freight with a pallet jack
Education
High school diploma, 2010`,
  dev: `Priya Raman
Backend engineer
Experience
Senior Software Engineer at Orrery Labs, Berlin (2020 – Present)
* Built payment services in Go and PostgreSQL, 4,000 requests a second
* Moved 30 services to Kubernetes with Helm; wrote Terraform modules
* No experience with Kafka, but daily RabbitMQ
Software Engineer, Kestrel (2016 – 2020)
* Wrote Java services with Spring Boot and a React front end
Education
MSc Computer Science, TU Berlin
Languages
English (fluent), German (B2), Hindi (native)`,
  chef: `Marco Bianchi
Sous chef, Osteria Luna — 2018 to 2023
Ran the grill station and supervised a brigade of nine cooks.
Designed seasonal menus and cut food cost from 34% to 28%.
Kept HACCP logs; ServSafe certified.
Line cook, Bar Centrale — 2014 to 2018
Prepared handmade pasta and bread.`,
  teacher: `Grace Lee
Teaching Experience
5th Grade Teacher, Lincoln Elementary School        August 2015 – June 2023
Planned lessons in math and reading for 28 students, nine of them with IEPs
Led parent-teacher conferences and coached the chess club
Education
M.Ed., Curriculum and Instruction, Portland State University
B.A. in English
State of Oregon Teaching License`,
  accountant: `Ana Costa, CPA
Accountant with ten years in public accounting and industry.
WORK EXPERIENCE
Senior Accountant | Lumen & Loam | 2019 - present
• Closed the books in four days each month and prepared GAAP financial statements
• Reconciled 60 accounts; found $61,000 of unbilled revenue
• Trained two junior accountants
Staff Accountant | Deloitte | 2014 - 2019
• Audited mid-size manufacturers
SKILLS
NetSuite, QuickBooks, Excel (pivot tables, VLOOKUP)
EDUCATION
Bachelor of Science in Accounting, 2014`,
  warehouse: `Luis Ortega
Warehouse Associate
Fernway Foods
March 2021 to present
Picked and packed 180 orders a day with an RF scanner. Certified forklift operator.
Counted stock every week and kept accuracy at 99.6%.
Worked night shifts and weekends. Able to lift 60 lbs.`,
  marketer: `Sara Lindqvist
Marketing Manager, Papertrail (Jan 2020 – Dec 2023)
Ran Google Ads and Meta campaigns with a budget of $1.2M a year.
Grew organic traffic by 80% with SEO and a weekly blog.
Sent the newsletter to 90,000 readers from Mailchimp.
Marketing Assistant, Brightline (2017 – 2019)
Organised trade shows and wrote press releases.
Currently learning SQL. Basic knowledge of Photoshop.`,
  scientist: `Dr. Élodie Marchand
Postdoctoral researcher, Institut Pasteur, 2019–2023
Ran qPCR, western blots and flow cytometry on primary T cells.
Published seven peer-reviewed papers, two as first author.
Analysed RNA-seq data in R and Python.
PhD in Immunology, Université de Paris, 2019
French native, English fluent`,
  support: `Kofi Mensah
Customer Support Specialist — Zendesk queue lead, Kestrel Mobility
Feb 2021 – Present
Answered 60 tickets a day with a 96% satisfaction score.
Wrote 40 help articles and trained three new colleagues.
Cashier, Green Grocer, 2018 - 2020
Handled cash and balanced the till each evening.`,
  electrician: `Tom Baker
Journeyman electrician, 2012 – 2024
Wired 200 homes and light commercial sites, bent conduit, read blueprints, followed NEC code.
OSHA 30. Valid driver's license and own tools.
Apprenticeship completed 2012 at IBEW Local 48.`,
  lawyer: `Hannah Cole
Associate Attorney, Brandt & Vale LLP, 2019 - Present
Drafted and negotiated SaaS contracts; managed discovery in twelve commercial cases.
Admitted to the New York State Bar, 2019.
J.D., Fordham University School of Law`,
  designer: `Mina Park
Product designer with 6 years' experience.
Lead Product Designer, Lumen — 2021 to now
Built a design system of 60 components in Figma.
Interviewed 90 people and tested prototypes every sprint.
UX Designer, Orrery — 2018 to 2021
BFA Graphic Design`,
  hr: `Wanda Novak
HR Generalist, Halden Freight, May 2018 - Present
Hired 120 drivers a year with Greenhouse ATS, ran onboarding and open enrollment.
Handled grievances and FMLA leave. SHRM-CP.
Led payroll for 300 people in ADP.`,
  mechanicalEng: `Ravi Shah
Mechanical Engineer, Kestrel Mobility — June 2016 to August 2022
Designed brackets and housings in SolidWorks, ran FEA in Ansys, and owned GD&T on 300 drawings.
Cut scrap by 12% in a Six Sigma Green Belt project.
B.Tech Mechanical Engineering`,
  analyst: `Maya Okafor
Seattle, WA | maya@example.com | 555 123 4567

Summary
Data analyst who turns messy billing data into numbers people trust. Presented weekly findings to finance and support leads.

Experience

Data Analyst, Papertrail
March 2022 – Present
• Wrote and maintained 140 SQL models behind the weekly operations review.
• Cut ad-hoc requests by 38% with six self-serve dashboards in Looker.
• Ran A/B tests on billing reminders, lifting on-time payment by 6%.
• Automated invoice checks in Python and pandas.

Analyst Intern, Brightwater Insurance
June 2021 – September 2021
• Cleaned claims exports for the actuarial team.

Education
B.S. in Statistics, University of Washington, 2021

Skills
SQL, Python, Looker, Excel, Snowflake`,
  barista: `Jo Park
Barista at Kettle & Crane, Austin TX, 2021 - 2024
Pulled 300 drinks a morning, trained new baristas and closed the register each night.
Friendly, punctual, never late in three years.
Food handler card`,
  caregiver: `Rosa Delgado
Home health aide, 2015 to 2023
Helped older clients bathe, dress and eat, and kept notes of vital signs
CNA certified in Texas; CPR
Bilingual: English and Spanish
Own car and clean driving record`,
  security: `Marcus Bell
Security officer - Brightline Group - 2018 to 2024
Patrolled a 40-acre site on overnight shifts and wrote incident reports
Guard card, first aid certificate
US Army veteran, secret clearance`,
  admin: `Linda Fox
Executive Assistant to the CEO, Lumen & Loam (2014-2022)
Kept three calendars, booked travel in five countries and took minutes at board meetings
Microsoft Office, Google Workspace, Concur
Associate degree in Business`,
  data_scientist_cn: `王小明
数据科学家，北京
2019 - 2023
使用Python和SQL建立预测模型，负责数据可视化和报表。
英语流利`,
  spanish: `María López
Enfermera, Hospital General de Valencia, 2016 - 2022
Cuidado de pacientes en la UCI, sin experiencia en pediatría.
Inglés (B2), español (nativo)
Grado en Enfermería, Universidad de Valencia`,
  founder: `Alex Reed
Founder and CEO of a small SaaS company from 2015 to 2021.
Sold to 40 enterprise customers, hired 25 people, raised a seed round, and ran payroll myself.
I have never written code. I would like to learn product management.`,
  pm: `JORDAN ELLIS
Product Manager
WORK HISTORY
Kestrel Mobility                                   Denver, CO
Senior Product Manager                             04/2020 - Present
- Own the roadmap for the rider app (2M users) with a team of eight engineers and two designers
- Ran 35 customer interviews and cut churn by 11%
- Defined OKRs and wrote specs in Jira and Confluence
Orrery Labs
Product Analyst                                    08/2016 - 03/2020
- Queried event data with SQL and Amplitude; built funnels and retention charts
EDUCATION
BA Economics, University of Colorado, 2016`,
  sysadmin: `Network and systems administrator, 9 years.
Halden Freight, IT Administrator, 2015-2024
Ran 40 Windows servers, Active Directory and VMware for 600 users. Configured Cisco switches and firewalls, Azure AD and Microsoft 365.
Wrote PowerShell scripts for onboarding. On-call one week in four.
CompTIA Network+ and CCNA. No Linux experience to date.`,
  cashier: `Part time cashier at Green Grocer since 2022. Served customers, handled cash and returns, stocked shelves and cleaned the floor.
High school student, graduating 2024. I speak English and Somali fluently.`,
  physio: `Physiotherapist, Royal Infirmary, Edinburgh, 2017 to 2023
Assessed and treated musculoskeletal and stroke patients; ran a weekly falls class; supervised students.
HCPC registered. BSc (Hons) Physiotherapy, Queen Margaret University.`,
  civil: `Fatima Zahra — Civil Engineer, P.E.
2014–2020 Brandt Consulting: designed storm drains and road drainage in AutoCAD Civil 3D, checked contractor submittals.
2020–now City of Austin: project manager for $20M of street works.
B.S. Civil Engineering, UT Austin`,
  seller: `Account Executive, Papertrail (SaaS), Jan 2021 – May 2024
Closed $2.4M in new ARR, 118% of quota. Built pipeline in Salesforce with Outreach sequences and 60 cold calls a day.
SDR, Papertrail, 2019 – 2020
Booked 22 demos a month.`,
  mobile: `SAMUEL OKORO — iOS Developer
Lagos, Nigeria

EXPERIENCE
Payline — Senior iOS Engineer — Feb 2020 to Present
Rebuilt the wallet app in SwiftUI; crash-free sessions rose to 99.9%.
Set up CI with GitHub Actions and fastlane; mentored three juniors.
Freelance — Mobile Developer — 2017 to 2020
Shipped 9 apps in Swift and Objective-C, two in React Native.
SKILLS: Swift, UIKit, Core Data, GraphQL, Figma (basic)
EDUCATION: HND Computer Science, Yaba College of Technology`,
  preschool: `Keisha Brown
Lead Preschool Teacher, Little Oaks Daycare (2016 – 2023)
Planned daily activities for 16 children aged 3 to 5, handled drop-off and spoke with parents every day.
CDA credential; pediatric first aid and CPR.
Associate of Arts in Early Childhood Education`,
  recept: `Front desk agent at Harbor Hotel, 2022 - 2024
Checked guests in and out with Opera PMS, answered a six-line phone, and solved complaints at the desk.
Before that: sales assistant in a shoe shop, 2020 - 2022.`,
  welder: `Pete Kowalski. Welder/fabricator. 15 years.
Kestrel Yard 2009-2024. MIG, TIG and stick on carbon and stainless. Read blueprints, ran the press brake, AWS D1.1 certified. Drove the forklift (licensed).`,
  paralegal: `Nadia Rahman
Paralegal | Brandt & Vale LLP | June 2019 – today
Drafted motions and discovery requests; e-filed in federal court; kept the docket for 45 matters in Clio.
Legal research on Westlaw.
B.A. Political Science`,
  mlengineer: `ML engineer. 2019-2024 Orrery: trained ranking models in PyTorch on AWS (SageMaker, S3), served them with FastAPI and Docker. 2017-2019 Lumen: data engineer, Spark and Airflow pipelines in Scala. PhD candidate in Physics (left 2017), MSc Physics.`,
} satisfies Record<string, string>

export type ResumeName = keyof typeof resumes

/** A posting with only the given fields. */
export function jobWith(overrides: Partial<MatchJob>): MatchJob {
  return {
    title: '',
    requirementsHtml: null,
    descriptionHtml: null,
    location: null,
    isRemote: null,
    ...dollarsAYear(null, null),
    payMin: overrides.salaryMin ?? null,
    payMax: overrides.salaryMax ?? null,
    employmentType: null,
    ...overrides,
  }
}

/** A candidate with this resume text, read as of June 2024, and these profile fields. */
export function candidateWith(text: string | null, profile: Partial<MatchCandidate['profile']> = {}): MatchCandidate {
  const resume = text === null ? null : { title: 'Resume', text, asOf: new Date('2024-06-01T00:00:00Z') }
  return { profile: { ...emptyProfile, ...profile }, resume }
}

/** A list of requirements as a posting's HTML. */
export function listOf(...requirements: string[]): string {
  return `<ul>${requirements.map((one) => `<li>${one}</li>`).join('')}</ul>`
}
