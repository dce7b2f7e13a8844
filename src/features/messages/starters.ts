/** Messages to start from: every company sees them beside its own templates, and saves what it changes as its own. */
export const starters = [
  {
    name: 'We have your application',
    subject: 'Your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

thank you for applying for {{job_title}} at {{company_name}}. A person is reading what you sent, and we will write to you about what comes next.

If anything changes for you in the meantime, an offer or a date by which you need to know, please answer here and we will do our best to keep up.

Best regards
{{my_name}}`,
  },
  {
    name: 'Invitation to talk',
    subject: '{{company_name}} would like to talk to you about {{job_title}}',
    body: `Hello {{candidate_first_name}},

we read your application for {{job_title}} and would like to get to know you. The conversation takes about 45 minutes. We will ask about work you have done, and there is time for your questions.

Which days suit you in the next two weeks? You can answer here. Please also tell us if there is anything we should prepare so that you can take part well.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'A question about your application',
    subject: 'A question about your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

while reading your application for {{job_title}} one question came up:

(Write your question here.)

A few sentences are enough. You can answer here in Tandem.

Thank you
{{my_name}}`,
  },
  {
    name: 'It takes us longer',
    subject: 'News on your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

you have waited longer for our answer on {{job_title}} than we said you would, and we are sorry. Your application is still with us, and nothing is decided.

We will write to you by the end of next week. If you need an answer sooner, please tell us.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'After the interview',
    subject: 'Thank you for the conversation about {{job_title}}',
    body: `Hello {{candidate_first_name}},

thank you for your time and for what you told us about your work. We are talking to a few more people about {{job_title}} and will decide after that.

If you thought of something afterwards that you would like to add or ask, please answer here.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'Not this time',
    subject: 'Your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

thank you for applying for {{job_title}} and for the work that went into it. We have decided to go on with other candidates whose experience is closer to what this job needs now.

That is a decision about this one job. If another of ours fits you, we would be glad to hear from you again.

We wish you well
{{my_name}}, {{company_name}}`,
  },
] as const
