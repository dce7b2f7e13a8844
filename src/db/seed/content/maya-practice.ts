/** Questions of the bank that Maya practised alone: by key, when, in how many seconds and in which words. */
export const mayasPractice: { key: string; hoursAgo: number; seconds: number; text: string }[] = [
  {
    key: 'any-about-yourself',
    hoursAgo: 21 * 24,
    seconds: 71,
    text: 'I am a data analyst. For six years I have worked with numbers in logistics, and for the last two in payments, where I own the weekly review. I like it when somebody decides something because of a report. I would like to work on things that people see every day.',
  },
  {
    key: 'any-tools-daily',
    hoursAgo: 20 * 24,
    seconds: 64,
    text: 'SQL first of all, because every question begins there. Then Python for what does not fit into a query, for example a forecast, and Looker for what others read. I would miss SQL first. However, Looker is the one that the team would miss.',
  },
  {
    key: 'any-first-week',
    hoursAgo: 19 * 24 + 5,
    seconds: 96,
    text: 'I would first ask everybody which number they open in the morning and what they do with it. What matters most is to know what is decided here, before I change anything. Then I would follow one of those numbers back to its source, and write down what I did not understand.',
  },
  {
    key: 'any-two-urgent',
    hoursAgo: 12 * 24,
    seconds: 158,
    text: 'I would first ask both of them what is decided with the number and by when, because that tells me which one cannot wait. What matters most is the deadline that is outside of our house. Then I would tell the other one when they get theirs, and keep to it. If both were truly first I would bring the two together and let them decide. I would know it worked when nobody has to ask me again that day.',
  },
  {
    key: 'any-improved-process',
    hoursAgo: 15 * 24 + 2,
    seconds: 132,
    text: 'Last year our weekly refund report took a whole morning, because I copied five files by hand. I wrote a script that reads them, and I compared it with the old way for two weeks. It is much faster now and I can do other things.',
  },
  {
    key: 'data-join-doubles',
    hoursAgo: 13 * 24 + 6,
    seconds: 121,
    text: 'A total doubles when the key is not unique on the other side, because each row then meets two partners. First I count the rows before and after the join, then I look for keys that occur more than once. Usually one side has to be aggregated first.',
  },
  {
    key: 'any-proud-of',
    hoursAgo: 9 * 24 + 4,
    seconds: 171,
    text: 'Two years ago our team of three answered about 40 requests a week. I was asked to bring that down without telling people no. I read three months of requests, sorted them and saw that more than half were six questions in other words. I built six dashboards around those, and I sat with each team for half an hour. As a result the requests went down by 38% within two months.',
  },
  {
    key: 'any-big-mistake',
    hoursAgo: 7 * 24 + 1,
    seconds: 166,
    text: 'In May I sent the wrong month to a client, and their manager had planned two days of overtime on it. I had to tell her before she paid for it. I called her within the hour, said what was wrong and sent the right table. My manager and I went through every file that had left in May, and we found no other. She cancelled one of the two days, and the other one they had to pay.',
  },
  {
    key: 'data-two-definitions',
    hoursAgo: 4 * 24 + 2,
    seconds: 214,
    text: 'I would first ask each of them to show me ten customers that the other does not count, because the definitions part there. What matters most is that both keep a number they can use. I would write the two definitions side by side with the difference in customers, and propose names for both instead of choosing one. Then I would ask the two heads to agree on which one goes to the board. It worked when the gap is a line of the report that anybody can explain, within a month.',
  },
  {
    key: 'any-late-found-error',
    hoursAgo: 2 * 24 + 3,
    seconds: 149,
    text: 'First I would find out what the error changes: a wrong label can wait, a wrong total cannot. What matters most is that nobody decides on a wrong number. I would tell whoever is waiting at once, with the time at which they get the right one, and I would fix it with a colleague who reads along. If there is no time, I would take that page out and say so on the first slide.',
  },
  {
    key: 'data-analysis-used',
    hoursAgo: 5,
    seconds: 262,
    text: 'In my last year at Halden Freight one of 12 depots came out worst in my late-delivery report for the third week, and its manager told everyone that the report was wrong. My task was to find out who was right and to keep him reading it. I drove out, stood at the gate for a morning with my list, and compared every truck with my table. A third of the late ones had been on time: they waited outside because the gate opened at seven. I changed the clock to the arrival at the fence and sent all 12 managers one page about it. As a result the late share fell from 14% to 9% in every report, and he asked me for the next one himself.',
  },
]
