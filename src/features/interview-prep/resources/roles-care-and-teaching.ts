import type { ResourceText } from './resource-text.ts'

const asked = { category: 'questions', resourceType: 'guide' } as const

export const careAndTeachingResources: ResourceText[] = [
  {
    ...asked,
    key: 'questions-for-nurses',
    title: 'What nurses are asked, and what is behind it',
    summary: 'Safety, priorities, families, colleagues: eight questions with what a panel would like to hear.',
    jobRole: 'Nursing and Health Care',
    tags: ['nursing', 'patient safety', 'priorities', 'panel', 'ethics'],
    content: `Interviews for nurses are often held by a panel with points: a ward manager, somebody from education, sometimes a patient representative. They want safe, then kind, then organized. Put the patient into the first half of every answer.

## Eight questions

1. **"Four things happen at once. What do you do first?"** They want a rule, and airway, breathing and circulation are part of it. Say what you do, what you hand over, whom you call, and that you look again after a few minutes, because priorities move.
2. **"Tell me about a patient who was getting worse."** What did you notice, before the numbers said it? How did you escalate, in which words, and what did you do when you were not heard the first time?
3. **"A near miss or a mistake."** Openness and reporting. There is a [worked answer](/app/interview?tab=resources&resource=worked-answer-mistake-nursing).
4. **"A family that was angry."** See fear behind it. What did you promise, and what not?
5. **"A colleague works unsafely."** Patient first, then the colleague, in private and soon, then the way that your place has for it. Nobody wants a hero and nobody wants silence.
6. **"How do you hand over?"** Name your structure, such as situation, background, assessment, recommendation, and one thing that you always say aloud.
7. **"How do you keep up to date?"** One course, one change in practice that came of it.
8. **"How do you look after yourself?"** Something true and ordinary. After hard shifts whom do you talk to?

## An answer in short

> Mr. K. was two days after surgery and had been chatty. At four he answered in single words. His values were still in range, with the pulse slowly rising. I rang the doctor on call, said that I was worried and why, and asked for him to be seen within half an hour. She came. He was bleeding inside.

A change that only somebody who knows the patient sees, a clear request, a time.

## Bring along

Your registration and certificates, the number of beds and the kind of ward for each job, what you may do without supervision, and which systems for records you know. Numbers help: "twenty-six beds, two nurses at night".

## Ask them

How many patients for one nurse by day and by night, really? How long is the induction, and who is with me? What did the ward change after its last incident? How far ahead is the roster known?

If they hesitate at the first question, ask the staff you meet on the tour. They will tell you with their eyes.`,
  },
  {
    ...asked,
    key: 'questions-for-teachers',
    title: 'What teachers are asked, from the sample lesson to safeguarding',
    summary: 'Seven questions, how to prepare a lesson for strangers, and what to ask a school.',
    jobRole: 'Teaching and Training',
    tags: ['teaching', 'sample lesson', 'classroom', 'safeguarding', 'inclusion'],
    content: `Schools choose with three pairs of eyes: the head thinks of parents and results, the colleagues think of Thursday afternoon, and the pupils, where they are asked, think of whether you are fair. A day at a school often holds a lesson, a talk and a tour. All three count.

## Seven questions

1. **"Tell us about a lesson that went wrong."** What did you notice, during it? What did the next one look like?
2. **"A pupil disturbs the lesson for the third time."** They want to hear steps, calm, and an interest in the reason. "I speak with her after the lesson, not in front of the others" is a good sign.
3. **"How do you teach a class with very different abilities?"** One task, shown at three levels, is better than the word differentiation.
4. **"How do you know what they have learned?"** Beyond the test: what do you look at on the way out of the door?
5. **"A parent complains about a mark."** Listen, show the criteria, stay with it or correct it.
6. **"A child tells you something that worries you."** Do not promise to keep it secret, listen without leading questions, write it down, report it the same day to the person in charge of safeguarding. This one is not a matter of opinion; know the rules of the place.
7. **"Why this school?"** Read its last inspection report or yearly plan and take one sentence from it.

## The sample lesson

Ask for: the class, its size, what they did last week, any needs to know about, the room and its equipment, how long. Then plan for two thirds of the time. One aim, written where everybody sees it. Learn five names in the first minutes and use them. Let them do something by minute seven. Show what they have learned in the last three.

When it goes off plan, change the plan, and say so afterwards: "I saw that half of them had not met fractions yet, so I left out the last task." Observers like nothing better. They want to see you think while you teach.

## In the talk about it

Begin with what the pupils learned, then what you would change. Do not defend the plan.

## Trainers and lecturers

For adults the questions are the same in other clothes: how do you begin with people who were sent, how do you deal with somebody who knows better, and how can anybody tell afterwards that it was of use?

## Ask them

Which class would I have on the hardest afternoon? Who helps in the first term? How does the school decide on behavior, and does everybody keep to it? How much time is there for preparing together?`,
  },
  {
    ...asked,
    key: 'questions-for-human-resources',
    title: 'What people in HR and recruiting are asked',
    summary: 'Discretion, fairness and courage towards managers: seven questions and a scene.',
    jobRole: 'Human Resources',
    tags: ['recruiting', 'fairness', 'confidentiality', 'employment law'],
    content: `You know the form from the other side, which makes it harder: they will expect you to be good at it. What they want to find out is whether managers will come to you before things go wrong, and whether you can tell them no.

## Seven questions

1. **"A manager wants to dismiss somebody by Friday. What do you do?"** Slow it down without stopping it. What happened, what is written down, was the person told, has anybody like that been treated differently, what does the law of the place ask for? Then options with their risks.
2. **"Somebody tells you something in confidence that you may not keep."** Say at the beginning of such talks what you must pass on. Afterwards it is too late.
3. **"You disagree with a decision of the leadership that you have to announce."** Inside: say it once, with reasons. Outside: announce it decently, and do not wink.
4. **"How do you make hiring fair?"** Same questions for all, criteria written before the first interview, several people who note their points alone before they talk. Say what it costs in time, and why it is worth it.
5. **"A case that you handled badly."** There is always one. What would you do on the first day today?
6. **"Which figure about people do you look at first?"** Choose one and say what it hides. "Those who leave in their first year, by manager. It hides why, so I ring them."
7. **"How do you keep up with the law?"** Name your source, and a change that you put into practice. Saying "I would have that checked" at the right place is a strength.

## A scene

> A team leader wrote to me that he needed somebody younger. I rang him. I asked what the work needs, and it turned out that he meant somebody who would travel every week. We wrote that into the posting. I also told him plainly why the word must not appear again, and offered him the two-hour course. He took it with his deputies.

It solves the problem, teaches without shaming, and closes the gap.

## For recruiters

Be ready to show your figures: how long places stayed open, how many of those hired were still there after a year, how candidates rated you. And be ready for the practical test: a briefing with a difficult manager, played by somebody who enjoys it. Ask that person what the new colleague should have done after six months. It turns the test into a conversation.

## Ask them

What did HR last say no to, and what happened? Who would I have to win first? Where do people get stuck here? If nobody can remember a no, you know what your first year will be about.`,
  },
  {
    ...asked,
    key: 'questions-for-administration',
    title: 'What assistants and office managers are asked',
    summary: 'Seven questions about calendars, discretion and order, with small tests that you may meet.',
    jobRole: 'Administration',
    tags: ['organization', 'calendar', 'confidentiality', 'office'],
    content: `A good assistant is noticed by what does not happen. That makes it hard to tell. Before the interview, think of the things that did not go wrong because of you: the visa that was renewed in time, the meeting that was not needed. Those are your stories.

## Seven questions

1. **"Two directors need the same room, and each says it is urgent."** Ask what for and for how long, look for a third way, decide by a rule that both know, and tell both at the same time.
2. **"Your boss is not to be reached, and somebody wants a decision."** Show where your limit is: what you decide, what you prepare, what waits. "I said by when he would have an answer, and he had it by then."
3. **"How do you keep something confidential when people ask you in the kitchen?"** Friendly, short, always the same, whoever asks. "You know I cannot" is an answer.
4. **"How do you keep track?"** Describe your real system with today's date in it. One list, one calendar, a look at the week on Friday.
5. **"You found a mistake in a document of your boss, an hour before it goes out."** You say it, alone, with the right figure ready.
6. **"What would you change in the first month?"** Little. "I would watch for four weeks and write down what is done twice."
7. **"How do you work with somebody who gives you things at five to five?"** A boundary with an offer.

## A scene

> The board met every second Tuesday, and papers came at night. I asked the three who were always late what held them up. Two were waiting for the same table from finance. I asked finance whether it could come on Friday rather than on Monday. It could; nobody had ever asked. Since then the papers go out on Thursday.

Small, quiet, and it saved nine people an evening.

## Small tests

Many places let you do something: sort twelve messages by urgency, shorten a letter, plan a trip with three time zones, or build a table with a formula. Read the task to its end first; there is often a catch in the last line. Say what you would ask. And check the spelling of every name.

Brush up beforehand what the posting names, be it a spreadsheet, a booking system or minutes in shorthand.

## Bring along

A list of what you looked after, in numbers: calendars, people, budget, events, sites. "Three calendars, forty trips a year, a budget of 60,000" says more than "supported the management".

## Ask them

How does the day begin, with a talk or with a list? What did the person before me do that you would like to keep? What must never be forgotten here? Whom do I protect your time from?`,
  },
]
