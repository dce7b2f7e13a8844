import type { Article } from './article.ts'

export const interviewArticles: Article[] = [
  {
    slug: 'prepare-for-an-interview',
    topic: 'interviews',
    title: 'Prepare for an interview in an evening',
    summary: 'Three stories, the requirements of the posting, and two questions of your own.',
    body: `1. **Read the posting again.** Open it and look at the match: what is met will be asked for in depth, what is partly met will be asked for with doubt.
2. **Prepare three stories.** Situation, what you did, what came of it, in ninety seconds each. Take them from the lines of your resume that hold a figure, and keep them in the [story bank](/app/interview/stories).
3. **Say the gap yourself.** "I used it for a month. What I did for three years is close, and here is how."
4. **Answer three questions aloud.** The [question bank](/app/interview?tab=questions) has them by kind, level and field of work.
5. **Bring two questions.** What would a good first half year look like? What is hard about this role?
6. **Check the practical things.** Time zone, link or address, and the name of whoever you meet.

Afterwards write down what they asked while you remember, in the [tracker of interviews](/app/interview?tab=tracker). There is more to read under [Resources](/app/interview?tab=resources).`,
  },
  {
    slug: 'practise-interviews',
    topic: 'interviews',
    title: 'Practice on Tandem: what Interview Prep holds',
    summary: 'Questions, mock interviews, your real interviews, articles and stories, and where to begin.',
    body: `[Interview Prep](/app/interview) has five tabs.

- **Overview:** how much you have practiced, your average score and its trend, and what comes next.
- **[Questions](/app/interview?tab=questions):** the question bank. Choose one, answer it, see what is there and what is missing.
- **[Mock Interview](/app/interview?tab=mock-interview):** several questions in a row with a clock, in writing or aloud.
- **[Tracker](/app/interview?tab=tracker):** the real interviews, with stage, outcome and notes.
- **[Resources](/app/interview?tab=resources):** articles, guides and links to official pages. Press the bookmark to keep one; "Bookmarked only" shows what you kept.

For a certain job, open it under [Jobs](/app/jobs) and choose Interview Questions: they are made of that posting and of what your resume does not show.

Little time? One question a day, aloud, for a week. More time? A mock interview of five questions, and then the two weakest again.`,
  },
  {
    slug: 'mock-interviews',
    topic: 'interviews',
    title: 'Take a mock interview, in writing or aloud',
    summary: 'Set it up, skip or answer, come back after a break, and schedule one that is spoken.',
    body: `Open [Mock Interview](/app/interview?tab=mock-interview), choose the kinds of question and the levels, how many and how long. Five behavioral questions of medium level in thirty minutes are set at the beginning.

- **Text:** it begins at once. Answer or skip; skipping is always allowed. If the page is closed in between, it goes on where you left it.
- **Audio:** choose a weekday and a time. You get a calendar file and a reminder. At that time the interview opens in your browser: questions are spoken, you answer into the microphone, and where the browser can, it writes along. You can always type instead.

A recording leaves your browser only if you say so before the interview begins. It is private to you, and you can delete it afterwards.

At the end you see each answer with its score, and can save a good one to your [stories](/app/interview/stories).`,
  },
  {
    slug: 'how-practice-is-scored',
    topic: 'interviews',
    title: 'How a practice answer gets its score',
    summary:
      'What is looked at in interview answers: structure, relevance, specificity, length and fillers, and what is never judged.',
    body: `An answer gets 0 to 100 points by fixed rules. The same answer always gets the same score.

- **Structure:** whether the steps of a full answer are there. For a behavioral question these are situation, task, action and result; each is marked in your text.
- **Relevance:** how many of the question's own ideas come up.
- **Specificity:** figures, when and with whom it was.
- **Length:** words that say something.
- **Fillers:** "um", "you know", "basically". For spoken answers pace belongs here.

The weights differ by kind of question; "How this is scored" below every score shows them.

It reads words and nothing else. It does not judge your accent, your mood or your looks. It finds English words, and it may miss a part that is there but said in an unusual way: then trust yourself. Where a model writes a comment on top, that comment is marked as the model's and changes no score.

To gain most, look at the part that is missing, usually the result, and answer the same question again in the [question bank](/app/interview?tab=questions).`,
  },
  {
    slug: 'track-interviews',
    topic: 'interviews',
    title: 'Keep track of real interviews',
    summary: 'Log a talk with stage, date and notes; what a company sets for your application appears by itself.',
    body: `The [Tracker](/app/interview?tab=tracker) of Interview Prep holds the interviews you really have, the latest date first. Add one with company and job; the stage is phone, technical, HR, onsite or final, and the outcome stays pending until you know it.

When a company moves an application of yours to the interview stage, a log for it appears by itself. You can add notes and feedback to it; nobody but you sees them.

Use the notes for two things: what they asked, and what they said comes next and when. Both are gone from memory sooner than one thinks, and the second round usually begins where the first one ended.

Deleting a log deletes it for you alone. The application in the [Job Tracker](/app/tracker) stays as it is.`,
  },
  {
    slug: 'talk-about-salary',
    topic: 'interviews',
    title: 'Talk about salary',
    summary: 'Know your range before they ask, and let them name theirs first.',
    body: `Decide on three figures before the first call: what you need, what you want, and what you will open with. The [salary analyzer](/app/salary) shows what is paid for the work in a place. Put the range into your [profile](/app/profile); companies do not see it.

- Asked early, return the question: "What range is planned for the role?" Many postings on Tandem name theirs.
- Give a range whose lower end you would accept.
- Talk about the work first and the figure last.
- With an offer in hand, ask for a day. Nobody withdraws an offer because you read it.

Benefits, days and the start date can be moved as well when the figure cannot. Two offers stand side by side under [Compare offers](/app/salary/offers).`,
  },
  {
    slug: 'salary-analyzer',
    topic: 'interviews',
    title: 'Read the salary analyzer',
    summary: 'Median, middle half, confidence and data points: what the figures say and how far to trust them.',
    body: `Open the [Salary Analyzer](/app/salary), enter a job title and a location, and choose Analyze. Filters narrow it by level, industry, size of company, education and place of work.

- **Median:** half earn more, half less. It moves less than an average when a few earn very much.
- **25th and 75th percentile:** the middle half lies between them. Somebody new in the role looks at the lower one, somebody experienced at the upper.
- **Data points:** how many salaries a figure is made of. Below five nothing is shown.
- **Confidence:** high from 50 data points, medium from 20, low below. With few points read it as a hint and ask people in the field too.

Where data are a generated sample, the page says so: they show how it works and are not what people earn. Pay that companies name in jobs posted here stands apart, under its own name.

**Compare** puts two searches side by side, and **Saved** keeps a search so that you can run it again.`,
  },
  {
    slug: 'compare-offers',
    topic: 'interviews',
    title: 'Compare offers and prepare to negotiate',
    summary:
      'Base, bonus, equity, days, benefits and cost of living on one page, and a note whose sentences name their figures.',
    body: `Enter each offer under [Compare offers](/app/salary/offers): base salary, bonus, the whole equity grant over four years, paid days, what the employer pays for benefits, and the cost of living in the place, where 100 is the national average.

You see what each is worth in a year and over four years, and what that buys at average prices. Equity counts with a quarter for each year; if it cannot be sold, think of it as nothing.

The negotiation note is made of these figures and of the market's. Each of its sentences names the figure it rests on and where that comes from. Change the words to yours before you send it, and leave out every sentence that you would not say aloud.

Your offers are private: no company sees them. How a talk about money can go, line by line, stands in a [worked example](/app/interview?tab=resources&resource=worked-answer-salary-talk).`,
  },
]
