import type { ResourceText } from './resource-text.ts'

export const lateKindResources: ResourceText[] = [
  {
    key: 'panel-interview',
    title: 'The panel interview: four people, one conversation',
    summary: 'Who sits there, how to talk to all of them, and what to do when they disagree.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['panel', 'eye contact', 'questions to ask', 'public sector'],
    content: `A panel looks like a court and is meant to be the opposite. Several people hear the same answers, so that no single one decides by the cut of your jacket. Public employers, hospitals, schools and universities use it for that reason. Often every candidate is asked the same questions in the same order, and points are written down.

## Who is there

Usually four interests, whatever the titles: somebody who will lead you, somebody who will work beside you, somebody who knows the rules (often from HR), and somebody who will feel the result of your work. Ask for names and roles beforehand. If nobody can tell you, write them down in the order of the seats while they introduce themselves.

## Talk to everybody

Begin your answer with the person who asked, let your eyes go to each of the others while you talk, and end with the one who asked. Include the one who only takes notes. It is a habit that you can train at any dinner table.

By video, look at the camera and use names: "To come back to what Mr. Osei asked." It does what your eyes cannot.

## When the sheet is fixed

In a structured panel nobody nods and nobody follows up. This is not coldness, it is fairness. They may only mark what you say, so say all of it: the situation, your own part, what came of it, even where you believe they know it from your form. Answer each half of a double question; write both down while it is being asked. If you are offered to hear it again, accept.

## When they disagree

One asks about speed, the other frowns and asks about care. Do not choose a side. Say how you decide: "For a change in the schedule I would move quickly, since it can be undone. For a change in doses I would not." You have just answered both, and shown the thing that both want.

## When one of them is unfriendly

There is often one who pushes. It may be their part for the day. Take the question as if it had been asked kindly, and answer the content. If something is put to you that is not true, correct it calmly and once.

## Your questions

Ask one that the whole panel can answer: "What would each of you notice first if this role were done well?" You will hear four different jobs, and know which of them they will really hire for.

## Before you leave

Ask about the next step and thank them by name. Write a note to each whom you can reach, with one sentence of their own in it; the [thank-you note](/app/interview?tab=resources&resource=thank-you-note) shows how. Then write down their questions, above all the ones that came with a follow-up. In the next round those come back.`,
  },
  {
    key: 'presentation-interview',
    title: 'The presentation: ten minutes they can act on',
    summary: 'Choose one message, build few slides, keep to the time and make the questions the best part.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['presentation', 'slides', 'final round', 'structure'],
    content: `"Please prepare ten minutes on how you would approach the first ninety days." A presentation shows them a meeting with you in it. They will look at the content, and as much at whether you kept to the time, whether they understood it, and how you took a question that hurt.

## Read the task twice

Who is in the room, what do they know, what should they be able to decide afterwards? Ask if it is not said. Ask about the practical side too: own laptop or theirs, slides or none, paper copies, how long for questions.

## One message

Write the sentence that they should remember when they have forgotten everything else. "Keep the customers you have before you buy new ones." If a slide does not help that sentence, it goes out.

A shape that nearly always works:

1. The answer, in one sentence.
2. What I looked at, and what I could not know from outside.
3. Two or three points, each with a reason and an example.
4. What I would do first, what it needs, how you would see that it works.
5. What could prove me wrong.

The second and the last point are what separate good presentations from loud ones. You do not work there yet. Say "from outside it looks as if" and they will tell you the rest.

## Slides

One idea each, a title that is a full sentence, letters large enough for the last row. For ten minutes five or six slides are plenty. Every figure carries its source. Send it as a PDF the day before if you may, and bring it on a stick and on paper. If technology fails, go on without it after one try. People have won the job in that moment.

## Time

Speak it aloud with a clock three times. If you need twelve minutes for ten, cut a point rather than speaking faster. Put the time at which you should be halfway on your notes. Ending at nine minutes looks prepared. Being stopped at fourteen is what they will remember.

## Questions

Prepare the five that you hope nobody asks. When one comes, repeat it briefly so that all have heard it, answer in two sentences, and check: "Does that answer it?" If you do not know, say what you would do to find out and by when. If somebody knows better, take it: "I could not see that from outside. Then I would begin with the second step."

## Nerves

Learn the first two sentences and the last two by heart, and nothing else. Stand, if you may. Look at one face for one thought, then at the next. And have a drink of water in reach: a sip is the most natural pause there is.

If a disability makes standing, slides or a time limit hard, ask for another form beforehand. It is a usual request, see [adjustments](/app/interview?tab=resources&resource=adjustments-for-a-disability).`,
  },
  {
    key: 'group-interview',
    title: 'The group interview: stand out by making others better',
    summary: 'What assessors write down in group tasks, and how quiet people do well in them.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['group', 'assessment day', 'teamwork', 'graduate'],
    content: `Retail chains, airlines, graduate schemes and call centres like to see six or eight people at once. You are given a task, such as choosing five things to take along on a stranded boat, and some people with clipboards stand by the wall. Nobody cares about the boat.

## What is on the clipboard

Things that can be seen: Does this person listen? Do they bring the group forward? Do they notice the time, and the one who has not spoken? Can they give up their own idea for a better one? Do they stay friendly when somebody is rude? Being loud is not among them. Neither is being the leader.

## Roles that count

- **The one who starts it well:** "Shall we read it first and take two minutes each for our ideas?"
- **The one who keeps the time:** "We have eight minutes left and four things to decide."
- **The one who sums up:** "So we agree on water and rope. Open is whether we take the radio."
- **The one who brings others in:** "Amina, you wanted to say something earlier."
- **The one who writes it down,** so that something is there at the end.

Take one of these and do it well. You may change in between. If three people fight about leading, be the one who sums up; you will have led more than any of them.

## If you are quiet

You do not need many sentences. You need five good ones. Speak once in the first three minutes, as it gets harder the longer you wait; agreeing and adding something is enough. Then choose a role that gives you a reason to speak: time, notes, sum. Assessors are trained to see quiet strength, but they can only write down what they can hear.

## If you are not quiet

Count. When you have spoken twice, ask a question next. When somebody is interrupted, give them the floor back, also when it was you: "Sorry, I cut you off." That sentence is worth more than the idea.

## Difficult people

When somebody talks all the time, use the clock: "I like that. To be sure that we hear everybody, could we each take thirty seconds?" When somebody is hostile, stay with the task. Do not join in when others make fun of them.

## The other parts of the day

There is often a short talk alone, a role play with a customer, a test, and lunch. Lunch counts; it is where people see how you treat the waiter and the other candidates. Be kind to both. You may work with one of them in three weeks.

In the talk afterwards you may be asked how the group did. Say what went well, one thing that you would do differently yourself, and name somebody else's good idea. Do not rank the others. Generosity is rare that day, and it shows.`,
  },
  {
    key: 'second-round',
    title: 'The second round: deeper, not again',
    summary: 'What changes after the first interview and how to use everything you learned in it.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['second round', 'hiring manager', 'preparation', 'stories'],
    content: `They have decided that you could do it. The second round asks whether you should: how you work when it gets hard, what you would be like to have around, and how you compare with the two or three others who could do it as well. Bringing the same answers again is the usual mistake.

## Start from your notes

What did they ask twice? Where did they lean forward, where did they write nothing? Which requirement was explained to you at length? That one hurts them. Your preparation begins there. If you did not write it down after the first talk, do it now from memory, and next time in the car park. The [tracker](/app/interview?tab=tracker) has a place for it.

Ask the recruiter: "What would you advise me to go into more deeply next time?" It is a question that helps both of you, and most will answer it.

## New stories

Prepare three that you have not told, with more detail than before. The second interviewer will have the notes of the first, and will ask "What exactly did you do?" until they reach the ground. Know your figures, your dates and your own share. "We" is fine for the team, but each story needs three sentences that begin with "I".

Have at least one in which something went wrong and was put right. By now a person without mistakes is a person they do not know yet.

## Talk about their problem

You know something about the work now. Bring a thought about it, modestly: "You said that returns take nine days. At my last place most of it was the time until somebody opened the parcel. Is it like that with you?" You need not be right. You need to show what it is like to think with you.

## People you will work with

Often you meet the team. They want to know three things that nobody writes down: will you take work off us, will you be fair, will you be unbearable before coffee? Ask them what a good week looks like. Ask what the person before you did especially well. Do not ask them about the boss in front of the boss.

## The doubt in the room

Somebody has a doubt about you. Give them the chance to say it: "Is there anything in my background that makes you hesitate? I would rather speak about it here." It takes courage, and it is the most useful question of the second round. Answer what comes in two calm sentences and with an example.

## Money and timing

If nothing was said about pay so far, it will be soon. Know your range before you go in; the [salary analyzer](/app/salary) helps. If you have another offer or a date by which you must decide, this is the time to say so, as information and not as a threat.`,
  },
  {
    key: 'final-interview',
    title: 'The final interview: they want you, so let them be sure',
    summary: 'What senior people ask, what you should settle before an offer, and how to end it.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['final round', 'senior leaders', 'closing', 'offer'],
    content: `By the final round your skills are settled. You meet somebody two or three levels up, often for half an hour. They trust their people on the details. They ask themselves something else: will this person make good decisions when I am not in the room, and will they still be here in two years?

## Expect large questions

- What would you do in the first three months?
- Where is this field going, and what should we do about it?
- Why should we not hire you?
- What did you change your mind about lately?

Answer from your own ground. You need no theory of the market; you need a view from where you stand, with a reason and a limit. "From the ward I see this. I cannot judge how it looks in the budget." Senior people hear polished phrases all day. A plain opinion, held lightly, is a rest.

## The first three months

Have a short version ready: first listen and learn (whom you would talk to, what you would look at), then one early thing that helps somebody and is finished, then a proposal for the larger matter. Nobody expects you to know the answers. They expect you not to break things that work.

## Check your own list

It is your last good chance before an offer to find out what you need for a decision. What does success look like after a year? Why is the place free? How are decisions made when two teams want different things? What would make somebody fail here? Choose two. Ask them of a leader, listen to what is not said, and compare it with what the team told you.

If something worries you, such as hours, a restructuring or a boss who is leaving, ask it here in a neutral sentence. After the contract it is late.

## Say that you want it

Many people never do. They believe it is clear. "I have now met six people here, and I want this job. It is the mix of planning and people that I was looking for." It is not weakness and it costs you nothing in the negotiation; people fight for those who want to come.

## Small things that matter more now

Be the same person to everybody, from the front desk to the top floor; they compare. Do not speak badly of your present employer, even when you are invited to. Have your [references](/app/interview?tab=resources&resource=references) ready and told. Know from when you could start, and what you would need to think about an offer, because sometimes it is made on the spot. Then the right answer is: "Thank you, I am very glad. May I have it in writing and give you my answer by Friday?"

Afterwards write one note, to the person who led you through it all. They worked for you behind doors that you did not see.`,
  },
]
