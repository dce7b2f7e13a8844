import { questionsFor } from './question-text.ts'

export const projectQuestions = questionsFor('Project Management', {
  behavioral: {
    easy: [
      {
        key: 'project-smooth-project',
        title: 'Tell me about a project that ended on time. Why did it?',
        content:
          'Luck is no plan. Point to two things you did early, such as cutting scope or naming one person who decides, that you would do again.',
        tags: ['planning'],
      },
    ],
    medium: [
      {
        key: 'project-slipping-team',
        title: 'Describe how you noticed that a team was slipping before they said so.',
        content:
          'Good answers name the quiet sign (the same task at ninety percent, meetings that get longer), how you asked without accusing, and what you took off their plate.',
        tags: ['tracking', 'communication'],
      },
    ],
    hard: [
      {
        key: 'project-goal-moved',
        title: 'Tell me about a project whose goal moved while you were halfway.',
        content:
          'Shows how you hold a line that is drawn anew. Who moved it and why, how did you price the change for the sponsor, and what did you protect for the people doing the work?',
        tags: ['scope', 'stakeholders'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'project-first-plan',
        title: 'You get a goal and a date. What do you write down first?',
        content:
          'Who decides, what counts as done, what it depends on and what you do not know. Dates for tasks come after these.',
        tags: ['planning'],
      },
    ],
    medium: [
      {
        key: 'project-risk-list',
        title: 'How do you keep a list of risks that people use?',
        content:
          'Few entries, each with a sign that it is coming, an owner and what is done then. Say how often you look at it and when one leaves the list.',
        tags: ['risk'],
      },
    ],
    hard: [
      {
        key: 'project-estimate-unknown',
        title: 'How do you give a date for work that nobody has done before?',
        content:
          'A range with what it rests on, a first piece that teaches most, and the day on which you will know better. Explain how you keep the range from being heard as its best end.',
        tags: ['estimation', 'communication'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'project-meeting-drifts',
        title: 'Your weekly meeting has fifteen people and no decisions. How do you change it?',
        content:
          'Ask what it is for, send what can be read, keep those who decide, and end with who does what by when. Say how you would tell those you no longer invite.',
        tags: ['meetings'],
      },
    ],
    medium: [
      {
        key: 'project-vendor-late',
        title:
          'A supplier tells you two weeks before the end that they will be a month late. What are your next steps?',
        content:
          'First the facts: what exactly is late, what can come in part. Then choices with prices, told to the client on the same day.',
        tags: ['suppliers', 'risk'],
      },
    ],
    hard: [
      {
        key: 'project-sponsors-disagree',
        title: 'Two sponsors want opposite things, and both outrank you. How does the project go on?',
        content:
          'Write both wishes in the same words, show what each costs, and bring them to one table with a decision to take. Say what work can go on that is right in either case.',
        tags: ['stakeholders', 'conflict'],
      },
    ],
  },
})
