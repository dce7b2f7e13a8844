type Message = { seeker: string; by?: string; subject: string; body: string; agoHours: number }

export const template = {
  name: 'Second conversation',
  subject: '{{job_title}}: the second conversation',
  body: `Hello {{candidate_first_name}},

thank you for the first conversation. In the second one you meet the team that you would work with. It takes 45 minutes, and nothing has to be prepared.

I propose times in Tandem; please choose the one that suits you.

Best regards
{{my_name}}, {{company_name}}`,
}

/** Who wrote what about the claims job; without `by` it is the candidate. */
export const messages: Message[] = [
  {
    seeker: 'maya-okafor',
    by: 'hannah-cole',
    subject: 'Claims Data Analyst: the second conversation',
    body: `Hello Maya,

thank you for the conversation on Tuesday. Noor and I would like to go on with you: the next step is 45 minutes with the claims team. You bring one query that you are proud of, and we read it together.

How we work is written down here: https://fernway.example/claims-team

Do you need anything from us to take part well?

Best regards
Hannah Cole, Fernway Health`,
    agoHours: 44,
  },
  {
    seeker: 'maya-okafor',
    subject: '',
    body: 'Hello Hannah,\n\nthank you, I am glad. I would bring the refunds query, without the names of course. Mornings suit me best.\n\nMaya',
    agoHours: 26,
  },
  {
    seeker: 'ravi-krishnan',
    by: 'hannah-cole',
    subject: 'A question about your application for Claims Data Analyst',
    body: 'Hello Ravi,\n\nNoor asks whether you have worked with denials as well as with claims. A few sentences are enough.\n\nThank you\nHannah Cole',
    agoHours: 80,
  },
  {
    seeker: 'ravi-krishnan',
    subject: '',
    body: 'Hello Hannah,\n\nyes: for two years I kept the denials mart, with reasons by payer. The report that came of it brought back about four percent.\n\nRavi',
    agoHours: 73,
  },
]
