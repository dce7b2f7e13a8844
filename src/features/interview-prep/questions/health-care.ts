import { questionsFor } from './question-text.ts'

export const healthQuestions = questionsFor('Nursing and Health Care', {
  behavioral: {
    easy: [
      {
        key: 'health-patient-eased',
        title: 'Tell me about a patient you made less afraid.',
        content:
          'Keep names out. What were they afraid of, what did you say or do, and how could you see that it helped?',
        tags: ['patient care', 'communication'],
      },
    ],
    medium: [
      {
        key: 'health-spoke-up',
        title: 'Describe a time you spoke up about something that was not right for a patient.',
        content:
          'Shows courage inside a hierarchy. What did you see, which words did you use, to whom, and what was changed?',
        tags: ['patient safety', 'teamwork'],
      },
    ],
    hard: [
      {
        key: 'health-error-reported',
        title: 'Tell me about an error or a near miss that you were part of.',
        content:
          'The patient first, then the report, then the cause. They want a person who reports early and a system that was changed.',
        tags: ['patient safety', 'ownership'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'health-handover',
        title: 'What belongs in a good handover?',
        content:
          'Who, why here, what happened, what to watch and what is still to do, in an order that never changes. Say how you make sure that it was heard.',
        tags: ['handover'],
      },
    ],
    medium: [
      {
        key: 'health-deteriorating',
        title: 'A stable patient looks different from an hour ago. What do you check, and whom do you call when?',
        content:
          'A full set of signs against the earlier ones, a structured call with what you need, and no waiting for the next round. Say at which value you call at once.',
        tags: ['assessment', 'escalation'],
      },
    ],
    hard: [
      {
        key: 'health-medication-doubt',
        title:
          'The prescribed dose looks too high to you, and the doctor is short with you on the phone. How do you proceed?',
        content:
          'Check patient, weight and reference, say the concern plainly and again, do not give it while in doubt, and know the next person in line.',
        tags: ['medication safety', 'escalation'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'health-relative-angry',
        title: 'A relative complains loudly that nobody tells them anything. How do you answer?',
        content:
          'A quieter place, listen, find out what the patient agrees to share, and give one clear next step with a time.',
        tags: ['communication', 'privacy'],
      },
    ],
    medium: [
      {
        key: 'health-three-bells',
        title: 'Three bells ring, and you are alone on the floor for ten minutes. How do you decide?',
        content:
          'Airway and falls before comfort. Say how you learn within seconds what each one needs, whom you call, and what you tell those who wait.',
        tags: ['priorities'],
      },
    ],
    hard: [
      {
        key: 'health-patient-refuses',
        title: 'A patient of sound mind refuses a treatment that they urgently need. What is your part?',
        content:
          'Make sure that they understand, find out what is behind it, tell the doctor, write it down, and go on caring. Their decision stands.',
        tags: ['ethics', 'consent'],
      },
    ],
  },
})
