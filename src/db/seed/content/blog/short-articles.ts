import type { SampleArticle } from './types.ts'

export const letTheSilenceWork: SampleArticle = {
  key: 'let-the-silence-work',
  title: 'Let the silence do some of the work',
  excerpt: 'Four seconds feel like forty. What happens when you leave them alone.',
  category: 'Interviews',
  author: 'nadia-khoury',
  tags: ['interviews', 'negotiation'],
  daysAgo: 18,
  drawing: 1,
  body: `There is a moment in every interview that most people cannot bear. The question has been asked, or the number has been named, and nobody speaks. It lasts three or four seconds. It feels like the whole afternoon, and so one of the two fills it, usually with something worse than nothing.

Leave it alone. Silence is not a mark against you. It is what thinking looks like from outside.

## Before you answer

Take a breath before each answer that deserves one. You can say so: "Let me think about that for a moment." Nobody has ever been rejected for it. What comes after a pause is shorter, begins in the right place and ends when it is over. What comes without one begins with "so, basically" and looks for its end while you speak.

If the pause gets long, think aloud, but about the question: "There are two that would fit. I will take the one that went badly, because I learned more from it."

## After you have answered

This is the harder one. You have said what you meant to say, and they are still writing. You want to add something: another example, a softer version, a joke. Do not. They are writing because you said something worth writing down. If they need more, they will ask, and then you will know what about.

A simple rule: end on the result, look up, close your mouth.

## After a number

When you have named what you would like to earn, be quiet until somebody else speaks. An explanation that follows a number always makes it smaller. "But I am flexible" is a discount of an amount that you let the other side choose.

The same holds the other way round. When they name a figure, you may look at it for a while. "Thank you. I would like to think about that until tomorrow" is a complete reply, and it commits you to nothing.

## On the telephone and on video

On a line with a delay, a pause is longer at the other end than at yours. Say that you are thinking, and look into the camera while you do. On the telephone, a small sound is enough.

## Practise it

Answer one question aloud tonight and count to three before you begin and to five after you have ended. It will feel absurd. Then listen to a recording of it. You will not hear an absurd silence. You will hear somebody who has time.`,
}

export const sideways: SampleArticle = {
  key: 'sideways',
  title: 'Sideways first, then up: changing fields without starting over',
  excerpt: 'A new field and a higher step at once is a long jump. Two short ones are usually quicker.',
  category: 'Career change',
  author: 'tomas-herrera',
  tags: ['career change', 'transferable skills'],
  daysAgo: 23,
  drawing: 4,
  body: `A job has two halves: what you do, and what it is about. A planner in freight plans, and it is about lorries. A nurse who trains others teaches, and it is about patients. People who want to change often try to change both halves at once, and often a third thing too, the level. That is the long jump, and it is the reason why so many applications of good people come back.

Change one half at a time.

## Keep the work, change the subject

If you plan lorries, you can plan operating theatres. The theatre manager does not need to be told what planning is: things that must be in one place at one time, too few of them, and somebody waiting. You will have to learn the words, the rules and the reasons, and you can say how: a course, a book, three conversations with people who do it.

This is the shorter step, because your evidence stays. Every line of your resume is still about the work that they need done.

## Keep the subject, change the work

If you have nursed for ten years, you know things about wards that no software company can learn from outside. The people who build systems for wards need somebody who can tell them why nobody presses the third button. You will be a beginner in the new work and an expert in its subject, which is a good exchange for both sides.

## Draw the map

Take a sheet of paper. Write what you do on the left, five verbs at most. Write what it is about on the right. Now draw a line from each verb to a subject that you would like better, and from your subject to verbs that you would like better. Every line is a kind of job. Look each of them up on [the job board](/jobs) and read three postings. Cross out those that bored you by the second.

## Say it in one sentence

You will be asked why. The answer has a from, a to, and what stays the same: "I have planned freight for eight years. I want to plan for hospitals, because there it matters to somebody that the thing arrives. The planning is the same; I have spent the winter on the rest."

Nobody expects you to know everything. They do expect that you know what you do not know, and that you have begun.

## Expect one step down, and put a date on it

Sometimes the first step sideways pays less. That can be right, if it ends. Ask what the next level is, what it asks for, and when it is looked at. Then write the date in your calendar, because nobody else will.`,
}

export const whatARejectionSays: SampleArticle = {
  key: 'what-a-rejection-says',
  title: 'What a rejection tells you, and what it does not',
  excerpt: 'Most letters say one of five things. Two of them are good news.',
  category: 'Applying',
  author: 'yuki-tanabe',
  tags: ['applications', 'rejection'],
  daysAgo: 29,
  drawing: 3,
  body: `A rejection is a small piece of information in a large envelope of feeling. Open the envelope somewhere else. Then read what is left, because it is usually one of five things.

## Nothing at all

The letter is polite and could have gone to anyone, and it came before any conversation. It tells you that somebody, or some rule, did not see on paper what the posting asked for. It does not tell you that you cannot do the work. Look at the three things that the posting named first, and look for them in the top third of your resume. If they are on page two, move them. If they are nowhere, that was the reason.

## The place is gone

"We have decided to go forward with an internal candidate", "the role is on hold". Believe it. It had nothing to do with you, and you may write again in half a year and say so.

## Somebody was closer

"We had a candidate whose experience was a closer match." This is good news. You were in the last few, and the difference was another person and not a fault. Ask for one thing: "What would have made me the closer match?" Many will not answer. Some will, in one line, and that line is worth more than a course.

## Something in the conversation

You got further than paper and then no further. Write down, on the same day, the two questions that you answered worst. They come back in the next interview, in other words. Prepare those two and no others.

## Not now

"We would like to stay in touch." Sometimes it is only manners. Take it at its word: answer in two sentences, thank them, say what you would be interested in, and put a date in your calendar three months from now. This is the other good news, and almost nobody follows it up.

## What it never tells you

It never tells you what you are worth, whether you are good, or how the next one will go. Companies decide with little time and on little evidence, and they are wrong in both directions. You are allowed to be disappointed until the evening.

Then do one thing for the next application, a small one, and write down what it was. After ten letters you will have ten small improvements, and a fairly good idea of which of the five things you keep hearing. [Your tracker](/job-search-service) keeps the dates and the outcomes, so that you need not keep them in your head.`,
}

export const references: SampleArticle = {
  key: 'references',
  title: 'References: choose them, warn them, thank them',
  excerpt: 'The last conversation about you happens without you. You can still prepare it.',
  category: 'Applying',
  author: 'abena-boateng',
  tags: ['references', 'applications'],
  daysAgo: 36,
  drawing: 2,
  body: `At the end of a good application somebody rings up a person you worked with and asks what you are like. You will not hear the conversation. That is the point of it. But you choose who is on the other end, and what they know when the telephone rings.

## Choose people who saw the work

The best reference is not the most important person you know. It is the one who sat close enough to say what you did on a Tuesday. A manager who read your weekly report beats a director who shook your hand. Two who saw different sides of you are better than three who saw the same one: somebody you worked for, and somebody who worked for you or beside you.

If your present employer must not know that you are looking, say so, and offer somebody from the job before. Everybody understands that. Nobody should ring your office before you have an offer in writing, and you may ask for exactly that.

## Ask in a way that can be refused

"Would you be comfortable to speak for me?" gives people a door. If they hesitate, thank them and ask somebody else. A lukewarm reference does more harm than none, and the pause before a yes is audible on the telephone too.

## Tell them what to expect

Send a short message when you have reached the last round:

- the job, and a link to the posting
- who will ring, and roughly when
- two things that you hope they remember, with the year
- anything that the company was unsure about

That is not coaching. It is courtesy. Nobody can recall a project from four years ago while they are parking a car.

## When it did not end well

If you left in anger, do not offer that manager, and do not pretend that they do not exist. Say it once, calmly: "We did not agree on how the team should grow, and I left. You can speak to Mei, who led the team beside mine." A company that insists on the one person you did not offer has told you something about itself.

## Afterwards

Tell them how it went, either way, on the same day. Thank them as if it had cost them something, because it did. And when somebody asks you one day, be the person who answers within the hour, with a story and a date.`,
}

export const askAboutTheTeam: SampleArticle = {
  key: 'ask-about-the-team',
  title: 'Four questions that show how a team works',
  excerpt: 'Every company says that its people are its strength. These find out what a Tuesday is like.',
  category: 'Interviews',
  author: 'tomas-herrera',
  tags: ['interviews', 'questions to ask'],
  daysAgo: 44,
  drawing: 0,
  body: `"Do you have any questions for us?" is not the end of the interview. It is your half of it. You are about to spend most of your waking hours with these people, and you have ten minutes to find out how. Do not spend them on things that stand on the website.

Ask about something that has happened. Anyone can describe a culture. Few people can make up a Tuesday.

## What did you last change your mind about?

Ask the person who would lead you. What you want is any answer at all, with a name in it: somebody said something, and the plan became another one. If nothing comes to mind, then either plans are never wrong there, or nobody says so.

## Tell me about the last thing that went wrong. What happened on the day after?

Everything goes wrong somewhere. The interesting part is the next morning. Listen for what they looked at: at the step that failed, or at the person who stood next to it. "We wrote down what happened and changed the checklist" is a place where you can make a mistake. "We had a serious talk with him" is a place where you will hide one.

## Who was the last to be promoted, and what for?

This tells you what is really rewarded, whatever the values on the wall say. If people can name the work, you know what to do. If they name a person who "has been here for a long time", you know that as well.

## What would my second week look like?

Not the first: the first is laptops and lunches. In the second week somebody has to have thought about you. A good answer names a task, a person who will help with it, and when you will look at it together. "We will see" means that you will see, too, alone.

## Listen to how they answer

Two people from the same team should tell stories that could have happened in the same place. Ask the same question twice, to two of them. You are not checking up on anybody. You are looking for a team that has been in the same room.

And write the answers down when you are out of the door. After the third company they run together, and you will remember the one with the nice view.`,
}
