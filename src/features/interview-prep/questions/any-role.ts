import { questionsFor } from './question-text.ts'

/** Questions that any interview may hold. */
export const anyRoleQuestions = questionsFor(null, {
  behavioral: {
    easy: [
      {
        key: 'any-about-yourself',
        title: 'Tell me about yourself.',
        content:
          'Not your life, but the line that leads to this chair. Two minutes: what you do now, one thing you did well before, and why this job is the next step.',
        tags: ['opening', 'motivation'],
      },
      {
        key: 'any-proud-of',
        title: 'What piece of work are you proudest of from the last two years?',
        content:
          'They want to see what you call good work. Say what the start looked like, what you did with your own hands, and what is different now because of it.',
        tags: ['achievement'],
      },
      {
        key: 'any-learned-recently',
        title: 'Tell me about something you had to learn quickly for your work.',
        content:
          'A good answer names why it was urgent, how you went about it (people, reading, trying it out), and the day on which you could use it.',
        tags: ['learning'],
      },
      {
        key: 'any-helped-colleague',
        title: 'Describe a time you helped a colleague without being asked.',
        content:
          'This is about noticing. Say how you saw that help was needed, what it cost you, and what it did for the other person or the team.',
        tags: ['teamwork'],
      },
    ],
    medium: [
      {
        key: 'any-disagreed-manager',
        title: 'Tell me about a time you disagreed with your manager.',
        content:
          'Shows whether you can object and still work together. State both views fairly, say how you raised it, and what was decided; losing the argument is allowed.',
        tags: ['conflict', 'communication'],
      },
      {
        key: 'any-missed-deadline',
        title: 'Tell me about a deadline you missed.',
        content:
          'They look for honesty and for what came after. Say when you knew, whom you told and how soon, and what you have done differently since.',
        tags: ['failure', 'planning'],
      },
      {
        key: 'any-hard-feedback',
        title: 'What is the hardest feedback you have received, and what did you do with it?',
        content:
          'Choose feedback that was true. The strong part of the answer is the change that others could see, not how you felt about it.',
        tags: ['feedback', 'growth'],
      },
      {
        key: 'any-no-authority',
        title: 'Describe a time you got something done through people who did not report to you.',
        content:
          'Influence without rank: what did they need, what did you offer, and which argument or favour moved them? End with what got done.',
        tags: ['influence', 'teamwork'],
      },
    ],
    hard: [
      {
        key: 'any-big-mistake',
        title: 'Tell me about a mistake of yours that others had to pay for.',
        content:
          'A test of ownership. Name the damage in plain figures, what you did in the first hour, how you made it good and what now stops it from happening again.',
        tags: ['failure', 'ownership'],
      },
      {
        key: 'any-unpopular-decision',
        title: 'Describe a decision of yours that was unpopular and right.',
        content:
          'Say what you knew that others did not, how you listened before you decided, and how you know today that it was right. Without proof it is only stubbornness.',
        tags: ['leadership', 'decision'],
      },
      {
        key: 'any-gave-up',
        title: 'Tell me about something you stopped after having put a lot of work into it.',
        content:
          'Shows judgement about sunk cost. A good answer has the sign that changed your mind, how you told the others, and what was saved by stopping.',
        tags: ['decision', 'judgement'],
      },
      {
        key: 'any-worst-conflict',
        title: 'Describe the worst conflict you have had with a colleague and how it ended.',
        content:
          'Tell it so that the other person could sit beside you and nod. What was really at stake, what was your part in it, and what did you two agree on in the end?',
        tags: ['conflict'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'any-explain-to-newcomer',
        title: 'Explain one thing from your field to somebody who has never heard of it.',
        content:
          'They listen for plain words, one good example and a check that you were understood. Pick something small enough for two minutes.',
        tags: ['communication', 'expertise'],
      },
      {
        key: 'any-tools-daily',
        title: 'Which tools do you use every day, and what would you miss first?',
        content:
          'Shows how you really work. Name the task behind each tool and one thing about it that annoys you; a list of names alone says little.',
        tags: ['tools'],
      },
    ],
    medium: [
      {
        key: 'any-check-own-work',
        title: 'How do you make sure that your work is right before somebody else sees it?',
        content: 'A good answer is a habit, not an intention: the check, when you do it, and one error that it caught.',
        tags: ['quality'],
      },
      {
        key: 'any-improved-process',
        title: 'Walk me through a process that you made faster or simpler.',
        content:
          'Describe the steps before, the step you took out and why it was safe to do so, and the time or the errors it saved, in numbers.',
        tags: ['improvement', 'process'],
      },
    ],
    hard: [
      {
        key: 'any-limits-of-method',
        title: 'Where does the method you use most often break down?',
        content:
          'Experts know the edges. Name the case in which it misleads, how you notice, and what you use instead.',
        tags: ['expertise', 'judgement'],
      },
      {
        key: 'any-field-changing',
        title: 'What is changing in your field, and what have you changed in your work because of it?',
        content:
          'Anybody can name a trend. The answer is in the second half: what you tried, what you kept, and what you left alone on purpose.',
        tags: ['expertise', 'learning'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'any-first-week',
        title: 'It is your first week here. How do you spend it?',
        content:
          'They want to see how you find your way: whom you would talk to, what you would read, and the small useful thing you would finish by Friday.',
        tags: ['start', 'planning'],
      },
      {
        key: 'any-unclear-task',
        title: 'You are given a task you do not understand and your manager is away. What do you do?',
        content:
          'Shows how you handle gaps: what you can find out alone, whom else you ask, and what you start with that is right in any case.',
        tags: ['initiative'],
      },
      {
        key: 'any-two-urgent',
        title: 'Two people each tell you that their request comes first. What do you do?',
        content:
          'A good answer asks what happens if either waits, brings the two together or asks who decides, and tells both when they can expect what.',
        tags: ['priorities'],
      },
    ],
    medium: [
      {
        key: 'any-late-found-error',
        title: 'An hour before it goes out you find an error in something you have signed off. What do you do?',
        content:
          'They look for the order of your steps: how bad it is, who must know now, what can still be fixed, and what you say if it cannot.',
        tags: ['quality', 'ownership'],
      },
      {
        key: 'any-colleague-credit',
        title: 'A colleague presents your idea as their own in a meeting. How do you react?',
        content:
          'Calm and direct wins. What would you say in the room, what afterwards in private, and at which point would you involve somebody else?',
        tags: ['conflict', 'communication'],
      },
      {
        key: 'any-half-resources',
        title: 'Half of your team is ill and the deadline stays. What goes, and who decides?',
        content:
          'Tests whether you cut work instead of quality by accident. Say what the deadline is really for, what you would drop, and how you would agree on it.',
        tags: ['priorities', 'planning'],
      },
    ],
    hard: [
      {
        key: 'any-asked-to-bend-rule',
        title: 'Your best customer asks you to bend a rule, and your manager says it is up to you. What do you do?',
        content:
          'Say first what the rule protects. Then the choices between a flat no and a quiet yes, what you would put in writing, and where your own line is.',
        tags: ['ethics', 'judgement'],
      },
      {
        key: 'any-inherit-broken',
        title:
          'You take over a project that everybody says is going well, and it is not. What are your first two weeks?',
        content:
          'A good answer gathers facts before alarm, finds an ally, tells the truth early and with a plan, and does not blame the person before.',
        tags: ['leadership', 'communication'],
      },
      {
        key: 'any-friend-underperforms',
        title:
          'A colleague you like no longer does their share, and the others ask you to say something. What do you do?',
        content:
          'They look for care and clearness at once: what you have seen yourself, how you would open the talk, and what you would not keep secret for them.',
        tags: ['feedback', 'conflict'],
      },
    ],
  },
})
