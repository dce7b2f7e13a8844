import { questionsFor } from './question-text.ts'

export const teachingQuestions = questionsFor('Teaching and Training', {
  behavioral: {
    easy: [
      {
        key: 'teaching-lesson-landed',
        title: 'Tell me about a lesson that went better than you had planned.',
        content:
          'What did the learners do that surprised you, what did you change on the spot, and how did you know that they had understood?',
        tags: ['teaching'],
      },
    ],
    medium: [
      {
        key: 'teaching-learner-lost',
        title: 'Describe a learner who was about to give up and what you did.',
        content:
          'One person, without a name. What was in the way, what small step could they manage, and where are they now?',
        tags: ['motivation'],
      },
    ],
    hard: [
      {
        key: 'teaching-parent-or-sponsor',
        title: 'Tell me about a conflict with a parent or a client about the progress of a learner.',
        content:
          'Shows that you can listen and hold to what you have seen. Which evidence did you bring, what did you agree on, and what happened in the next weeks?',
        tags: ['conflict', 'communication'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'teaching-check-understanding',
        title: 'How do you find out in the lesson, and not in the test, who has not understood?',
        content:
          'More than asking “any questions?”. Name two ways that make everybody answer, and what you do with what you see.',
        tags: ['assessment'],
      },
    ],
    medium: [
      {
        key: 'teaching-mixed-level',
        title: 'How do you plan an hour for a group with very different prior knowledge?',
        content:
          'One goal, several ways in, a task that grows with the learner. Say what the quick ones do that is not just more of the same.',
        tags: ['differentiation', 'planning'],
      },
    ],
    hard: [
      {
        key: 'teaching-course-worked',
        title: 'How would you show that a training changed what people do, and not only how they liked it?',
        content:
          'Look at the work before and some weeks after, compare with a group that waits, ask the people around them. Say what would not convince you.',
        tags: ['evaluation'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'teaching-technology-fails',
        title: 'The projector dies two minutes before you begin. How does the lesson start?',
        content:
          'They want a calm plan with what is in the room: a question on the board, pairs, an object. The goal stays, the slides do not.',
        tags: ['improvisation'],
      },
    ],
    medium: [
      {
        key: 'teaching-phones-out',
        title: 'Half of the group is on their phones. What do you do in the next five minutes, and what next time?',
        content:
          'Now: change what they have to do, not how loud you are. Next time: agree on rules with them and look at why the hour lost them.',
        tags: ['classroom management'],
      },
    ],
    hard: [
      {
        key: 'teaching-worrying-sign',
        title: 'A learner says something in passing that makes you fear for their safety. What do you do?',
        content:
          'Listen, promise no secrecy, write down their words and tell the responsible person the same day. Say what is not yours to investigate.',
        tags: ['safeguarding'],
      },
    ],
  },
})
