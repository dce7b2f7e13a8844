import type { ResourceText } from './resource-text.ts'

export const beforeResources: ResourceText[] = [
  {
    key: 'read-the-posting-like-an-interviewer',
    title: 'Read the posting the way the interviewer does',
    summary: 'The posting is the closest thing you will get to the list of questions. Take it apart line by line.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['preparation', 'posting', 'research', 'stories'],
    content: `Somebody sat down and wrote that posting because a piece of work is not being done. In most companies the same person, or the recruiter beside them, turns it into questions a week later. If you read it as they do, half of the interview is in front of you.

## Sort the lines into three piles

Print it or copy it, and mark each requirement.

1. **The reason for the job.** Two or three lines that would make them hire somebody even if the rest were missing. They tend to stand first, are said twice, or carry words such as "own", "lead" or "responsible for".
2. **The daily tools.** Systems, methods, licenses. These are checked quickly and mostly early, often in the phone screen.
3. **The wishes.** "Nice to have", "a plus", and the long tail of adjectives. Nobody fails an interview over these.

Prepare in this order of weight. Most people do the opposite: they worry about one tool in the third pile and have no story for the first.

## Turn each line into a question

Write the question that you would ask if you had to find out. "Works well with stakeholders" becomes "Tell me about somebody who disagreed with you and had more say than you." "Comfortable with ambiguity" becomes "What did you do when nobody could tell you what good looks like?" You will be surprised how close you come.

Beside each question of the first pile write a situation of yours, in five words. Where you have none, write the nearest one and what the difference is. That difference is your honest answer: "I have not run a migration of that size. I ran one with a tenth of the accounts, and this is what I would do differently."

## Look for what is missing

What the posting leaves out is material for your own questions. No word about the team? Ask who you would work with in the first month. A job that is new, or one where somebody left? It is a fair question, and the answer tells you a lot. Two jobs in one posting? Ask what comes first when both cannot be done.

## Keep a copy

Postings disappear when enough people have applied. On Tandem the job you applied to stays readable from your [Job Tracker](/app/tracker). For one that you found elsewhere, save the text on the day you apply. Good people have walked into a final round without remembering what the job was called.

Then take your questions to the [question bank](/app/interview?tab=questions) and answer three of them aloud before the day comes.`,
  },
  {
    key: 'research-a-company-in-an-hour',
    title: 'Research a company in one hour',
    summary: 'What to look at, in which order, and how to bring it up without reciting it.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['preparation', 'research', 'questions to ask', 'motivation'],
    content: `"What do you know about us?" is rarely a test of memory. The interviewer wants to find out whether you chose them or only a job. One hour is enough to have a real answer, and after that hour more reading helps little.

## Twenty minutes: what they do and for whom

Read their own site as a customer would. Could you explain to a neighbor what they sell, who pays for it and why that person does not buy it elsewhere? If not, read on until you can. For a hospital, a school or an authority the questions are: whom do they serve, who pays, and what is changing for them?

Use the thing if it can be used. Open an account, walk into the shop, ring the help line. Ten minutes as a user give you more to talk about than any page called "About us".

## Fifteen minutes: what is new

Look for the last half year: their press page, a search of the news, the latest report if they publish one. You want one or two facts that matter for the job. A new site, a merger, a new product, a cut. Note the date, so that you do not congratulate them on something that was reversed in spring.

## Fifteen minutes: the people and the team

Find out what the people you will meet do there and how long they have been there. That is preparation, not spying, as long as it stays with what they show about their work. Do not mention their children, their marathon or their old school. Look at the other open jobs too: five openings in one team say growth, or trouble, and you may ask which.

## Ten minutes: write three sentences

- **Why them:** one thing that they do which you care about, and how you know.
- **Why this job:** the part of it that you have done and want to do again.
- **Why now:** what you are ready for that your present place cannot give you.

Say them aloud once. Then put the paper away.

## How to use it

Do not recite. Let what you know show in your questions and examples: "You opened the second site in March. Does this role work across both?" is worth more than a paragraph from their mission statement.

And keep your own eyes open. If everything you find is a complaint about unpaid overtime, that is research as well. Ask about hours in plain words, and watch how the answer is given. You are choosing too. The [questions to ask](/app/interview?tab=resources&resource=questions-to-ask-them) are a good place to go from here.`,
  },
  {
    key: 'the-day-before',
    title: 'The day before: a checklist that calms you down',
    summary: 'Papers, clothes, travel and a plan for the things that go wrong.',
    category: 'tips',
    resourceType: 'article',
    tags: ['preparation', 'logistics', 'checklist', 'nerves'],
    content: `The evening before is too late for learning and just right for removing everything that could trip you. Do this list by dinner and take the rest of the evening off.

## Confirm the facts

- The day, the hour and, if you are in different places, the time zone.
- The address with floor and entrance, or the link, opened once to see that it works.
- The names of the people you will meet, and how they are said.
- A number to ring if you are held up. If you were given none, ask for one; nobody minds.

Write all of it on one piece of paper. Phones run flat.

## Lay things out

Choose clothes one step more formal than what people wear there on a normal day, and wear what you have worn before. New shoes are for other occasions. For work on site or on a ward, ask beforehand whether you will be shown around and what to wear for that.

Take two copies of your resume, the posting with your notes, a pen, and your three questions. If the job needs a license, a certificate or proof that you may work, have a copy at hand, and show it when it is asked for.

## Plan the way

Look up the route for that hour of the day, not for now. Plan to be in the neighborhood half an hour early, and at the door about five to ten minutes early. Earlier than that puts pressure on people who have other things to do. If you are going to be late, ring before the time, not after it: "I am stuck behind an accident and will be with you at twenty past. Does that still work?" Said in time, it is hardly ever held against anybody.

## Prepare your first two minutes

The start is when nerves are worst, so let it run by itself. Decide how you will greet people, and say your answer to "tell me about yourself" aloud twice. There is help with [that answer](/app/interview?tab=resources&resource=tell-me-about-yourself). Twice is enough; ten times makes it sound learned.

## Then stop

Do something that has nothing to do with work. Sleep does more for your answers than another hour of notes. In the morning read your page once, eat something, and remember what an invitation means: they have read your resume and would like it to be you. They are hoping for a reason to stop searching.

## Afterwards

Keep a quarter of an hour free after the interview to write down what they asked, while you still know. You will want it for the second round, and you can keep it with the interview in your [tracker](/app/interview?tab=tracker).`,
  },
  {
    key: 'remote-interview-set-up',
    title: 'Set up a room for a video interview',
    summary: 'Light, sound, frame and a plan B, with what you have at home.',
    category: 'tips',
    resourceType: 'guide',
    tags: ['remote', 'video', 'logistics', 'checklist', 'sound'],
    content: `You need no studio. You need to be heard without effort, seen without squinting, and left alone for an hour. In that order: people forgive a poor picture at once and poor sound never.

## Sound first

Use a headset or the earphones of your phone. They keep the other voices out of your microphone and stop the echo that tires everybody. Choose a room with soft things in it: a bed, a carpet, a full bookshelf. Then record yourself for thirty seconds and listen. If you would not want to listen to that for an hour, change something now.

## Light and frame

Sit facing the window or a lamp, never with it behind you. Put the camera at the height of your eyes; four books under a laptop do it. Show head and shoulders with a hand's breadth above your head. The background may be plain or lived in, as long as nothing in it is more interesting than you. A blurred background is fine if your hands do not vanish in it.

## One test call

Do it with a friend, on the same program, the day before. Check that

1. the program is installed and up to date, and your name in it is your own,
2. the right microphone and camera are chosen,
3. you can share a screen if the interview may need it, and know what is on that screen,
4. notifications are off, also on the phone.

Close everything you do not need. A calendar that pops up with another company's name is awkward.

## While you talk

Look at the camera when you speak and at the faces when you listen. You do not have to hold it all the time. Leave a full second before you answer, because the line swallows the first word of whoever begins too soon. Put your notes beside the camera, in short words that you glance at; people hear at once when somebody reads.

If a child, a courier or a dog comes in, say one sentence, deal with it and go on. How you take it will be remembered kindly.

## When it breaks

Have a second way ready: the phone with its own connection, the link sent to it beforehand, and the number of the person you are meeting. If the picture stutters, offer to switch off your camera. If you drop out, come back, say "I lost you after the question about the budget" and carry on. Nobody counts that against you.

If a quiet room is not to be had at home, ask a library, a friend or the place where you volunteer, and if the hour is the problem, ask for another hour. You can practise all of this in an [audio mock interview](/app/interview?tab=mock-interview), with nobody watching.`,
  },
  {
    key: 'time-zones-without-mistakes',
    title: 'Interviews across time zones without mistakes',
    summary: 'Name the zone and the city, mind the weeks when clocks change, and know which hours to offer.',
    category: 'tips',
    resourceType: 'article',
    tags: ['remote', 'time zones', 'logistics', 'scheduling'],
    content: `More interviews are lost to a wrong hour than to a wrong answer. It takes two lines in a mail to make sure that yours is not among them.

## Always name the city

Write times as "Tuesday 14 March, 3:00 PM Chicago time (9:00 PM in Berlin)". A city leaves no doubt. Letters do: CST is used for Central Standard Time in North America and for China Standard Time, and many people write EST in summer when they mean the clock that is on the wall. An offset such as UTC+1 is exact, but few people know their own.

Say both times, yours and theirs, and the day of the week. Late calls can fall on another date for one of you, and it is easy to miss that in a calendar that shows only your own.

## The weeks when it shifts

Most of the United States and Canada moves its clocks in March and November. Most of Europe does so on the last Sunday of March and of October. For two or three weeks in spring, and about one in autumn, the usual difference between New York and London or Paris is an hour off. Much of Asia, Africa and South America, and Arizona and Hawaii, do not change at all; the southern countries that do change go the other way. If your interview falls into March, April, October or November, look up the difference for that date and not for today.

## Let the calendar do it

Accept the calendar file that comes with the invitation rather than typing the hour yourself; it carries the zone. When you send one, it does the same for them. Check once that your calendar is set to the zone in which you are, above all when you travel in between. A mock interview scheduled on Tandem is kept in the zone that you choose and brings its own calendar file, so you can see how yours behaves on a day that does not matter.

## Offering times

Offer three slots on two different days, in their zone first. If the only hours that are decent for them are late for you, say what you can do: "I am in Manila. I can do until 11 PM my time, which is 10 AM in New York in winter." Nobody expects you at three in the morning. If they do, it tells you something about how they would plan meetings once you work there, and that is worth asking about.

## On the day

Confirm in the morning, in one line, with the hour in both cities. Be at the desk ten minutes before. And if you find that one of you got it wrong, do not argue about whose fault it was: "It seems we have read the hour differently. I am free now, or tomorrow at the same time. What suits you?"`,
  },
  {
    key: 'calm-nerves-before-an-interview',
    title: 'When nerves get in the way',
    summary: 'What helps in the week before, in the waiting room, and in the moment your mind goes blank.',
    category: 'tips',
    resourceType: 'article',
    tags: ['nerves', 'preparation', 'practice', 'confidence'],
    content: `Surgeons, officers and salespeople with twenty years behind them have hands that shake in an interview. Being nervous says that you care how it ends. The aim is not to be rid of it but to be able to think while it is there.

## In the week before

Nerves feed on what is unknown, so make things known. Ask who will be there, how long it takes and what form it has. Recruiters answer this gladly; it saves them time too.

Say your answers aloud. An answer that you have only thought is a different thing from one that has passed your lips. Once a day for four days does more than four hours on Sunday, because each time you start from cold, as on the day itself. A [mock interview](/app/interview?tab=mock-interview) with a clock is the closest thing to the real one that you can do alone.

Prepare your stories, not your sentences. Somebody who has learned a text by heart fears to lose the thread. Somebody who knows what happened can begin anywhere.

## In the waiting room

Breathe out longer than you breathe in: in for four counts, out for six or eight, for two minutes. It is dull and it works for many people. Put both feet on the floor. Read one line on your paper, the reason why you want this job.

If you like to, say it at the start: "I am a little nervous, this one matters to me." It costs nothing, it is true, and most people on the other side of the table soften at once.

## When your mind goes blank

It will feel like a minute and last about four seconds. Some sentences to have ready:

- "Let me think about that for a moment." Then do think.
- "Could you say the question again, please?" Hearing it twice often brings the answer.
- "I have an example from another field. Would that help?"
- "I do not have that at the front of my mind. May I come back to it at the end?" And do come back.

Silence is not failure. A person who pauses before a hard question looks like a person who thinks.

## When it went badly

One weak answer hardly ever decides. People remember the whole, and the end more than the middle. If an answer still bothers you, put one sentence into your [thank-you note](/app/interview?tab=resources&resource=thank-you-note): "I thought again about your question on priorities, and the better example is this one."

And if fear keeps you from sleeping, or from going at all, it deserves more than tips. Talk to your doctor about it, or to somebody you trust; a good deal can be done. You may also ask for the questions in writing or for a break, see [adjustments for a disability](/app/interview?tab=resources&resource=adjustments-for-a-disability).`,
  },
]
