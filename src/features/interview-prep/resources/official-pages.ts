import type { ResourceText } from './resource-text.ts'

const elsewhere = { resourceType: 'link' } as const

export const officialPages: ResourceText[] = [
  {
    ...elsewhere,
    key: 'eeoc-prohibited-practices',
    title: 'EEOC: what employers in the US may not do or ask',
    summary: 'The page of the authority itself, from postings and interviews to pay and promotion.',
    category: 'tips',
    tags: ['rights', 'discrimination', 'United States'],
    externalUrl: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
    content: `The Equal Employment Opportunity Commission enforces the federal laws against discrimination at work in the United States. This page goes through the life of a job in order: postings, recruiting, applications and hiring, questions before an offer, and everything afterwards.

Look first for the part on inquiries before employment. It says for each subject, such as religion, family, disability or citizenship, what the authority thinks of questions about it.

If you believe that something happened to you, the same site explains how to file a charge, and by when. The limits are short, so read that part early. States and cities often have agencies and laws of their own, which can go further.

Our own article on [questions you need not answer](/app/interview?tab=resources&resource=questions-you-need-not-answer) says what to answer in the moment.`,
  },
  {
    ...elsewhere,
    key: 'eeoc-disability',
    title: 'EEOC: disability, applications and accommodations',
    summary: 'What the Americans with Disabilities Act means for applicants, in the words of the authority.',
    category: 'tips',
    tags: ['rights', 'disability', 'adjustments', 'United States'],
    externalUrl: 'https://www.eeoc.gov/disability-discrimination',
    content: `This page explains in plain words what the Americans with Disabilities Act asks of employers: what counts as a disability, what a reasonable accommodation is, when it would be an undue hardship, and which questions about health may be asked before and after an offer.

It is worth reading before you ask for an accommodation, because you will know what you may expect and what they may ask you in return. It is useful afterwards too, should you be told that something is "not possible".

From there links lead to shorter fact sheets, among them some about single conditions and about applying for jobs.

For the words to use, see our guide to [asking for adjustments](/app/interview?tab=resources&resource=adjustments-for-a-disability).`,
  },
  {
    ...elsewhere,
    key: 'jan-accommodation-ideas',
    title: 'Job Accommodation Network: ideas by condition and by task',
    summary:
      'Free and confidential advice, paid for by the US Department of Labor, with long lists of what has helped others.',
    category: 'tips',
    tags: ['disability', 'adjustments', 'rights', 'United States'],
    externalUrl: 'https://askjan.org/',
    content: `The Job Accommodation Network is a service of the Office of Disability Employment Policy in the US Department of Labor. It advises employees, applicants and employers, free of charge and in confidence.

The most useful part is the list "A to Z": by disability, by limitation and by work task. It gives you ideas that you may not have thought of, from the way in which questions are given to the kind of chair, and the sentences with which to ask for them. There are sample letters too.

If you know what makes an interview hard for you but not what would help, begin there and bring one or two suggestions to the recruiter. A request that comes with a solution is answered faster.`,
  },
  {
    ...elsewhere,
    key: 'govuk-recruitment-and-discrimination',
    title: 'GOV.UK: what employers may and may not ask in recruitment',
    summary: 'A short official page on questions about health, family, age and more, for jobs in Great Britain.',
    category: 'tips',
    tags: ['rights', 'discrimination', 'United Kingdom'],
    externalUrl: 'https://www.gov.uk/employer-preventing-discrimination/recruitment',
    content: `The page is written for employers, and that is what makes it handy for you: it says in a few lines what the person across the table has been told. It covers postings, questions about health and disability, about marriage and children, about age, criminal records and trade unions.

It rests on the Equality Act 2010, which holds in England, Scotland and Wales. Northern Ireland has laws of its own; its Equality Commission explains them.

If you think that you were treated unfairly, Acas and Citizens Advice give free advice, and there are time limits for going to a tribunal.`,
  },
  {
    ...elsewhere,
    key: 'govuk-reasonable-adjustments',
    title: 'GOV.UK: reasonable adjustments for disabled workers and applicants',
    summary: 'Who has a right to them, examples, and where help with the cost comes from.',
    category: 'tips',
    tags: ['disability', 'adjustments', 'rights', 'United Kingdom'],
    externalUrl: 'https://www.gov.uk/reasonable-adjustments-for-disabled-workers',
    content: `A short page with the duty of employers in Great Britain to make adjustments, with examples such as changing the recruitment process, offering a test in another form, or letting somebody work on the ground floor. It says plainly that applicants are included.

It also leads to Access to Work, the public scheme that can pay for support in a job, and in some cases for communication support at an interview, such as an interpreter. That is good to know before an employer worries about the cost.

Read it together with our guide to [asking for adjustments](/app/interview?tab=resources&resource=adjustments-for-a-disability), which has the sentences to write.`,
  },
  {
    ...elsewhere,
    key: 'onet-occupations',
    title: 'O*NET OnLine: the tasks and skills behind a job title',
    summary:
      'What people in nearly every occupation do all day, from the US Department of Labor. Good material for questions.',
    category: 'strategies',
    tags: ['research', 'career change', 'preparation', 'United States'],
    externalUrl: 'https://www.onetonline.org/',
    content: `O*NET describes occupations in detail: tasks, tools and software, knowledge, the conditions of the work, and related occupations. It is sponsored by the US Department of Labor, and most of it holds far beyond the United States.

Three ways to use it before an interview:

- Look up the job and read the list of tasks. For each that you have done, note one situation. What is on the list and not in your resume will be asked about.
- Changing fields? Look up your present job, then the new one, and compare the lists of skills. The overlap is your [explanation](/app/interview?tab=resources&resource=explaining-a-career-change).
- Look at related occupations. Sometimes the job that fits you best has a name that you did not know, and you can [search for it here](/app/jobs).`,
  },
  {
    ...elsewhere,
    key: 'bls-occupational-outlook',
    title: 'Occupational Outlook Handbook: pay, training and outlook by occupation',
    summary: 'The US Bureau of Labor Statistics on several hundred occupations, in plain language.',
    category: 'strategies',
    tags: ['research', 'salary', 'career change', 'United States'],
    externalUrl: 'https://www.bls.gov/ooh/',
    content: `For each occupation the handbook says what people do, where they work, how one gets in, what half of them earn at least, and how the number of jobs is expected to change. It is free, official, and renewed regularly.

It is a sober place to check what you have heard about a field. "Is there a future in it?" is a question that interviewers like to ask career changers; two sentences with a source are a good answer.

For pay in a place, and by experience, look at the [salary analyzer](/app/salary) too, which says how many data points each of its figures has. National figures and local ones can be far apart.`,
  },
  {
    ...elsewhere,
    key: 'uscis-form-i9',
    title: 'USCIS: Form I-9 and the documents you may choose from',
    summary: 'What happens after you are hired in the US, and which papers an employer must accept.',
    category: 'tips',
    tags: ['work permit', 'visa', 'rights', 'United States'],
    externalUrl: 'https://www.uscis.gov/i-9-central',
    content: `After you are hired in the United States, your employer has to check who you are and whether you may work, on Form I-9. This official site has the form, the lists of accepted documents and the deadlines.

Good to know before the first day: there are lists, and the choice among the documents on them is yours. An employer may not insist on a certain one, nor ask for more than the form needs, nor ask for it before making you an offer.

If you meet trouble with that, the Immigrant and Employee Rights Section of the US Department of Justice has a worker hotline. For what to say in the interview itself, see [visa and work permit questions](/app/interview?tab=resources&resource=visa-and-work-permit-questions).`,
  },
]
