import { questionsFor } from './question-text.ts'

export const productQuestions = questionsFor('Product Management', {
  behavioral: {
    easy: [
      {
        key: 'product-user-changed-mind',
        title: 'Tell me about a user who changed your mind.',
        content:
          'One person, one moment. What did you believe before, what did you see or hear them do, and what did you build or drop because of it?',
        tags: ['user research'],
      },
    ],
    medium: [
      {
        key: 'product-said-no',
        title: 'Describe a feature you said no to, and how you said it.',
        content:
          'They listen for a reason that the asker could repeat: what it would have displaced, what you offered instead, and whether you are still on good terms.',
        tags: ['priorities', 'stakeholders'],
      },
    ],
    hard: [
      {
        key: 'product-launch-failed',
        title: 'Tell me about a launch that nobody used.',
        content:
          'Name the bet and the sign that should have warned you. Strong answers say how soon you knew, what you did with the people who had built it, and what you test first today.',
        tags: ['failure', 'discovery'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'product-measure-feature',
        title: 'How would you tell whether a new sign-up form is better than the old one?',
        content:
          'One measure that matters to the business, one that guards against harm, and how long you would look. Finished accounts beat clicks.',
        tags: ['metrics'],
      },
    ],
    medium: [
      {
        key: 'product-order-backlog',
        title: 'You have thirty requests and two engineers. How do you put them in order?',
        content:
          'A method is fine if you can say where it lies. Group by problem, weigh by how many people it hurts and how badly, and check the effort with those who will do it.',
        tags: ['priorities'],
      },
    ],
    hard: [
      {
        key: 'product-price-change',
        title: 'How would you find out whether to raise the price by a fifth?',
        content:
          'Combine what people say, what they do and what can be undone: interviews about value, a test on new customers, churn by segment, and the floor below which you stop.',
        tags: ['pricing', 'experiments'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'product-vague-complaint',
        title: 'A customer writes only “your app is confusing”. What do you do with it?',
        content:
          'Do not guess and do not redesign. Ask what they were trying to do, watch a few others do the same, and look for the place where people turn back.',
        tags: ['user research'],
      },
    ],
    medium: [
      {
        key: 'product-founder-request',
        title: 'The founder wants a feature for one large customer by the end of the month. How do you handle it?',
        content:
          'Find the need behind it, the smallest thing that meets it, and what it pushes out; then let the founder choose with the price in view.',
        tags: ['stakeholders', 'trade-offs'],
      },
    ],
    hard: [
      {
        key: 'product-metric-up-trust-down',
        title: 'Your change raised revenue by four percent, and complaints about it have doubled. What now?',
        content:
          'Read the complaints before the chart. Say who is paying for the gain, what a year of this does to retention, and what you would put to the team: keep, soften or take back.',
        tags: ['ethics', 'metrics'],
      },
    ],
  },
})
