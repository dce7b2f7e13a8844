import type { InterviewQuestion } from './report.ts'

/** Questions with answers, the best first, as an experienced interviewer would rank them. */
export const samples: {
  question: InterviewQuestion
  answers: { name: string; text: string; from: number; to: number }[]
}[] = [
  {
    question: {
      title: 'The number that was wrong',
      content: 'Tell me about a time the number everyone trusted turned out to be wrong. What did you do first?',
      questionType: 'behavioral',
      tags: ['data quality', 'integrity'],
    },
    answers: [
      {
        name: 'a whole story with its figures',
        from: 80,
        to: 100,
        text: 'In March I noticed that our refund total did not match the bank. Everyone in finance had used that dashboard for a year. My task was to be sure before I said anything, because the board was to see the number in four days. I rebuilt the figure from raw invoices, twice, and found that we rounded each line instead of the sum. I wrote one page with both numbers, showed it to my manager the same morning, and asked the two analysts who owned the model to try to break my query. They could not. I fixed the model and added a test that compares the total with the bank every night. As a result the board got the right number, $61,000 a year lower, and the test has caught two errors since then.',
      },
      {
        name: 'a story without a result',
        from: 50,
        to: 78,
        text: 'Last year our refund total did not match the bank. Everyone had used that dashboard for a long time and trusted the number. I had to find out why before the board met. I checked the invoices one by one and found that we rounded each line instead of the sum. I wrote a page about it and showed it to my manager.',
      },
      {
        name: 'a general opinion',
        from: 15,
        to: 45,
        text: 'I think it is very important that numbers are right. If a number is wrong then people make wrong decisions and that is bad for everybody. I am a very careful person and I always check things twice. Communication is important too and you should be honest with everybody.',
      },
      { name: 'one line', from: 0, to: 22, text: 'I told my boss and we fixed it.' },
    ],
  },
  {
    question: {
      title: 'Disagreeing with a manager',
      content: 'Describe a time you disagreed with a decision of your manager. How did you handle it?',
      questionType: 'behavioral',
      tags: ['conflict', 'communication'],
    },
    answers: [
      {
        name: 'listened, brought evidence, had an effect',
        from: 80,
        to: 100,
        text: 'At my last company my manager wanted to drop the weekly call with our eight clinics, because it took an hour of the whole team. I disagreed, since most problems came up in that call first. I needed to convince her without making it personal. I asked her what the hour cost us, and I listened. Then I counted the tickets of three months and found that 40 of 52 urgent ones had been named in the call a day earlier. I prepared a half-hour agenda, showed her the count in private, and proposed a trial of six weeks. She agreed. In the end the call took 25 minutes, urgent tickets dropped by 30%, and we kept it. I learned to bring a count before an opinion.',
      },
      {
        name: 'some of it, in few words',
        from: 40,
        to: 75,
        text: 'When my manager decided to cancel the weekly client call, I disagreed with her. I asked for a private talk and explained that most problems came up in that call. I showed her some examples and we agreed to try a shorter one. It worked.',
      },
      {
        name: 'fillers all over',
        from: 15,
        to: 60,
        text: 'Um, so, basically, my manager, like, wanted to cancel the call, and I was, um, you know, not really happy with that. I, uh, basically told her, I mean, I disagreed, like, kind of strongly, and, um, she was actually, you know, fine with it and stuff. So, yeah, it was, like, sort of okay.',
      },
      {
        name: 'an evasion',
        from: 0,
        to: 30,
        text: 'I never disagree with managers. They decide and I do things the way they want.',
      },
    ],
  },
  {
    question: {
      title: 'A late project',
      content: 'Your project will be two weeks late and the client does not know yet. What would you do?',
      questionType: 'situational',
      tags: ['deadline', 'communication', 'client'],
    },
    answers: [
      {
        name: 'a plan from facts to follow-up',
        from: 78,
        to: 100,
        text: 'First I would find out how sure the two weeks are: I would ask each of the engineers what is left and what could still go wrong. The priority is that the client hears it from us early, with a plan, and not at the deadline. I would talk to my manager the same day and agree on what we can offer. Then I would call the client, explain the reason in two sentences, and propose two options: the full project two weeks later, or the part they need for their launch on time and the rest after it. I would write down what they choose and send it within the hour. Afterwards I would report progress every Friday. If we slip again, I would know a week ahead, because I would measure open work daily.',
      },
      {
        name: 'a plan without its end',
        from: 45,
        to: 78,
        text: 'I would call the client as soon as possible and explain that the project is late. I would prepare a new plan with my team before the call and offer to deliver the most important part on time. It is important that they hear it from us.',
      },
      {
        name: 'the question again',
        from: 0,
        to: 35,
        text: 'If the project is two weeks late and the client does not know yet, then the client does not know that the project is late, and the project will be two weeks late.',
      },
      { name: 'a shrug', from: 0, to: 25, text: 'I would wait and hope that it works out somehow.' },
    ],
  },
  {
    question: {
      title: 'A slow query',
      content: 'A SQL query on a large table has become slow. How do you find out why, and what do you do about it?',
      questionType: 'technical',
      tags: ['sql', 'databases', 'performance'],
    },
    answers: [
      {
        name: 'a method with reasons, an example and limits',
        from: 78,
        to: 100,
        text: 'First I read the plan with EXPLAIN ANALYZE, because it shows where the time goes and how far the estimates are from the real rows. If it is a sequential scan over a large table, I look whether the WHERE clause could use an index, and whether a function around the column prevents it. Then I check the statistics: after a bulk load they are stale, which means the planner picks the wrong join. For example, at my last job a report went from 2 seconds to 90, since a nested loop ran over 4 million rows; one ANALYZE and an index on account_id and date brought it to 300 milliseconds. However, each index costs writes and space, so I only add one for a query that runs often. Otherwise I rewrite the query, cache the result or partition the table by month.',
      },
      {
        name: 'the right idea, briefly',
        from: 35,
        to: 70,
        text: 'I would look at the query plan with EXPLAIN and see if it does a full table scan. Then I would add an index on the columns in the WHERE clause, because an index lets the database find the rows without reading the whole table.',
      },
      {
        name: 'a good story about something else',
        from: 10,
        to: 55,
        text: 'Last year our biggest customer wanted to leave. I called them, listened to their complaints and wrote down eleven points. I met the support team and we fixed nine of the points within a month. As a result the customer renewed for two years and sent us a letter of thanks, which my manager still shows to new colleagues.',
      },
      { name: 'one word', from: 0, to: 15, text: 'Indexes.' },
    ],
  },
  {
    question: {
      title: 'Leading without a title',
      content: 'Tell me about a time you led a team through a difficult change.',
      questionType: 'behavioral',
      tags: ['leadership', 'change'],
    },
    answers: [
      {
        name: 'spoken, without signs',
        from: 65,
        to: 100,
        text: 'two years ago our clinic switched to a new booking system and the team of nine at the front desk was afraid of it i was asked to lead the change because i had used the system before so i sat with each of them for an hour and wrote down what worried them then i made a one page guide with the twelve steps they used every day and i trained two colleagues who could help the others we started on a quiet monday and i stayed at the desk all week in the end we booked 140 visits on the first day without a complaint and the time per booking went from six minutes to four',
      },
      {
        name: 'we, and no step of one’s own',
        from: 25,
        to: 66,
        text: 'We had a big change in our team last year when the company bought a new system. It was difficult for everyone. The team was not happy about it and there was a lot of discussion. But over time it became normal and everybody uses it now.',
      },
      {
        name: 'praise of oneself',
        from: 5,
        to: 40,
        text: 'I am a natural leader and a great team player. People always say that I am good at leading a team through difficult change. I have excellent communication skills and I am passionate about leadership and success.',
      },
      {
        name: 'noise',
        from: 0,
        to: 12,
        text: 'asdf qwer zxcv lorem ipsum dolor blah blah blah blah blah blah blah blah',
      },
    ],
  },
]
