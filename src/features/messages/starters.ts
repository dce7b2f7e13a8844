/** Starter messages: every company sees them in addition to its own templates, and saves a changed one as its own. */
export const starterTemplates = [
  {
    name: 'Application received',
    subject: 'Your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

Thank you for applying for {{job_title}} at {{company_name}}. A member of our team is reading your application, and we will write to you about the next steps.

If anything changes for you in the meantime, such as an offer or a deadline, please reply here and we will do our best to accommodate it.

Best regards
{{my_name}}`,
  },
  {
    name: 'Invitation to talk',
    subject: '{{company_name}} would like to talk to you about {{job_title}}',
    body: `Hello {{candidate_first_name}},

We read your application for {{job_title}} and would like to get to know you.

The conversation takes about 45 minutes. We will ask about your past work, and there is time for your questions.

Which days suit you in the next two weeks? You can reply here. Please also let us know if you need any adjustments to take part.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'A question about your application',
    subject: 'A question about your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

While reading your application for {{job_title}} one question came up:

(Write your question here.)

A few sentences are enough. You can reply here in Tandem.

Thank you
{{my_name}}`,
  },
  {
    name: 'Delayed decision',
    subject: 'Update on your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

Our decision on {{job_title}} is taking longer than we promised, and we are sorry. We are still considering your application.

We will write to you by the end of next week. If you need an answer sooner, please let us know.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'After the interview',
    subject: 'Thank you for the conversation about {{job_title}}',
    body: `Hello {{candidate_first_name}},

Thank you for your time and for telling us about your work. We are talking to a few more people about {{job_title}} and will decide after that.

If you would like to add or ask anything, please reply here.

Best regards
{{my_name}}, {{company_name}}`,
  },
  {
    name: 'Not this time',
    subject: 'Your application for {{job_title}}',
    body: `Hello {{candidate_first_name}},

Thank you for applying for {{job_title}} and for the work that went into it. We have decided to move forward with other candidates whose experience is closer to what this job needs now.

This decision is about this job only. If another of our jobs fits you, we would be glad to hear from you again.

We wish you all the best
{{my_name}}, {{company_name}}`,
  },
] as const
