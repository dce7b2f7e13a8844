import { questionsFor } from './question-text.ts'

export const operationsQuestions = questionsFor('Operations and Logistics', {
  behavioral: {
    easy: [
      {
        key: 'operations-saved-minutes',
        title: 'Tell me about a few minutes a day that you saved for everybody.',
        content:
          'Small changes count if you can count them: what people did before, what you moved or removed, and how you know that it stuck.',
        tags: ['improvement'],
      },
    ],
    medium: [
      {
        key: 'operations-shift-trouble',
        title: 'Describe a shift on which everything went wrong.',
        content:
          'Walk through the order in which you dealt with things. They want priorities, clear words to the crew, and what the next shift found.',
        tags: ['priorities', 'leadership'],
      },
    ],
    hard: [
      {
        key: 'operations-safety-over-output',
        title: 'Tell me about a time you stopped work because it was not safe.',
        content:
          'What did you see, who was against stopping, and what did it cost? End with what made it safe to start again.',
        tags: ['safety', 'decision'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'operations-stock-count',
        title: 'The system says forty boxes, the shelf holds thirty-one. What do you check?',
        content:
          'Recount, then the last movements: receipts not booked, picks from the wrong place, returns, damage. Correct the record last, with a reason.',
        tags: ['inventory'],
      },
    ],
    medium: [
      {
        key: 'operations-reorder-point',
        title: 'How do you decide when to reorder an item?',
        content:
          'Use over the lead time plus a reserve for the swings in both. Good answers say what they do for slow, dear or seasonal items.',
        tags: ['planning', 'inventory'],
      },
    ],
    hard: [
      {
        key: 'operations-bottleneck',
        title: 'Orders leave later every week, and each station says it is not them. How do you find the constraint?',
        content:
          'Follow orders and see where they wait. More work in front of the bottleneck changes nothing; say what you would measure and what you would leave idle on purpose.',
        tags: ['process', 'analysis'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'operations-late-truck',
        title: 'The truck is two hours late, and ten customers expect their goods today. What do you do first?',
        content:
          'Tell those who are hit before they call, sort by who suffers most, and look for another route or a part delivery.',
        tags: ['communication', 'priorities'],
      },
    ],
    medium: [
      {
        key: 'operations-new-system-refused',
        title: 'The crew keeps its paper list beside the new scanner system. How do you go about it?',
        content:
          'The paper is telling you something. Work a shift with it, fix what the scanner cannot do, and agree on a day after which one of them is gone.',
        tags: ['change'],
      },
    ],
    hard: [
      {
        key: 'operations-single-supplier-fails',
        title:
          'Your only supplier of a key part closes without notice. You have stock for nine days. What is your plan?',
        content:
          'Stretch the nine days for what matters most, look for a substitute and approve it properly, tell customers the truth, and say what you would never again leave to one source.',
        tags: ['supply chain', 'risk'],
      },
    ],
  },
})
