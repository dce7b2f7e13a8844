import type { Article } from './article.ts'

export const privacyArticles: Article[] = [
  {
    slug: 'who-sees-what',
    topic: 'account',
    title: 'Who can see your data',
    summary: 'Your resume, profile, notes and applications: who reads which.',
    body: `- **Resumes and letters** are private. A company reads what you sent it, and nothing else.
- **Applications** are read by the people of that company and, where something goes wrong, by our staff.
- **Private answers** are read by the company's administrators alone.
- **Notes** on jobs and applications are yours alone.
- **Your profile** is not shown to companies, unless you choose to be found on the [distribution page](/app/distribution); there you decide what is shown and see a preview.

Files open only through links that last a minute, and every opening of your files by others is written down.`,
  },
  {
    slug: 'be-found-by-companies',
    topic: 'applying',
    title: 'Be found by companies',
    summary: 'Off until you turn it on. What companies see, who does not, and how to leave.',
    body: `On the [distribution page](/app/distribution) you decide whether companies can find you. It is off until you turn it on, and turning it off works at once.

You choose what is shown: your name or not, headline, location, skills and one resume or none. Your mail address and phone are never shown. How companies see you is previewed on the page.

You stay hidden from your current employer unless you say otherwise, and from every company that you name.

The page also tells which company looked at you and when. A company that likes what it reads can invite you to apply for one of its jobs; you get a notification and a mail, and decide yourself.`,
  },
  {
    slug: 'what-the-coach-knows',
    topic: 'account',
    title: 'What the coach knows, and who it is',
    summary: 'It reads your own data and these articles, names its sources, and changes nothing.',
    body: `The coach reads what is yours: your profile, the score of your resumes, your applications with their states and your saved jobs. It reads nobody else's data, and it changes nothing: it has no way to apply, write or delete for you.

Every answer says who wrote it. **Built-in engine** means that it was put together by rules from your data and these articles. Where this installation has a language model set up, it says **model**; names, mail addresses and phone numbers are not sent to it, and links in an answer are only those of the sources below it.

Where the coach does not know, it says so and offers a person.

Conversations are kept so that you can go on later. You can rename and delete them; deleting removes them for good.`,
  },
  {
    slug: 'talk-to-a-person',
    topic: 'account',
    title: 'Talk to a person',
    summary: 'How to reach our staff, when they answer, and what they see.',
    body: `Open the coach and choose **Talk to a person**. Write what it is about; our staff answer Monday to Friday, standard questions within a day. The answer stands in the same place, and you get a notification and a mail.

What you said to the coach is shared only if you tick **Share this conversation**. Otherwise our staff see your message and your name.`,
  },
  {
    slug: 'delete-your-account',
    topic: 'account',
    title: 'Delete your account or get your data',
    summary: 'Where to download what is yours, and what deleting removes.',
    body: `Your account is managed on the Account part of your [profile](/app/profile). You can download your data and delete your account there.

Deleting removes your profile, documents, saved jobs, conversations with the coach and share links; links you shared open nothing from then on. It cannot be taken back, so download your data first.

If something stands in the way, choose Talk to a person in the coach. The privacy contact answers within 30 days.`,
  },
]
