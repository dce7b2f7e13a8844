import { describe, expect, it } from 'vitest'
import { readIntent } from './intents.ts'

describe('readIntent', () => {
  it.each([
    ['What is missing in my profile?', 'profile'],
    ['is my profile complete', 'profile'],
    ['How are my applications doing?', 'applications'],
    ['any news on my applications', 'applications'],
    ['Which job should I apply for next?', 'next-job'],
    ['recommend me a job', 'next-job'],
    ['How can I improve my resume?', 'resume'],
    ['what is wrong with my CV', 'resume'],
    ['How do I write a cover letter?', 'cover-letter'],
    ['How do I write a follow-up?', 'follow-up'],
    ['I have no answer from the company', 'follow-up'],
    ['How do I prepare for an interview?', 'interview'],
    ['how should I answer tell me about yourself', 'interview'],
    ['what do I say about my weaknesses', 'interview'],
    ['How do I talk about salary?', 'salary'],
    ['how do I compare two offers', 'salary'],
    ['Which of my saved jobs close soon?', 'saved'],
    ['What should I do this week?', 'plan-week'],
    ['I keep getting rejected', 'rejection'],
    ['why was I rejected?', 'rejection'],
    ['am I a good fit for Police Crime Analyst?', 'fit'],
    ['Do I qualify for the nurse job at Fernway?', 'fit'],
    ['what does a data analyst earn in Portland', 'salary'],
    ['I want to give up on this company', 'rejection'],
    ['I am hopeless at interviews', 'interview'],
    ['I feel hopeless and want to give up on everything', 'care'],
    ['I was rejected again. I can’t go on', 'care'],
    ['I don’t want to live like this', 'care'],
    ['Ich will nicht mehr', 'care'],
    ['Can I talk to a real person?', 'person'],
    ['who are you', 'about-coach'],
    ['hello', 'greeting'],
    ['What about my subscription?', 'subscription'],
  ])('%j is about %s', (question, id) => expect(readIntent(question)?.intent.id).toBe(id))

  it.each(['What is the capital of France?', 'asdf', 'Write me a poem', '😀', '   '])(
    'does not understand %j',
    (question) => expect(readIntent(question)).toBeNull(),
  )
})
