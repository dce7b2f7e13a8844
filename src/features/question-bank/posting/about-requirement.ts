import type { Requirement } from '#features/matching/job.ts'
import type { MatchItem } from '#features/matching/shapes.ts'
import { formatList } from '#features/matching/wording.ts'
import { FROM_POSTING } from '../rules.ts'
import type { MadeQuestion } from './made-question.ts'

type RequirementItem = { requirement: Requirement; item: MatchItem | undefined }
type About = RequirementItem & { skills: string; requirementText: string; name: string; tags: string[] }

/** The question about one requirement, depending on what the resume shows for it. */
export function aboutRequirement(requirementItem: RequirementItem): MadeQuestion {
  const hard = requirementItem.requirement.groups.filter(({ skills }) =>
    skills.every(({ kind }) => kind === 'skill' || kind === 'domain'),
  )
  const isOnlySkills = hard.length > 0 && hard.length === requirementItem.requirement.groups.length && hard.length <= 3
  const skills = isOnlySkills ? formatList(hard.map(({ written }) => inSentence(written))) : ''
  const short = shortened(requirementItem.requirement.label)
  const tags = hard.slice(0, 3).map(({ written }) => written)
  const about = {
    ...requirementItem,
    skills,
    requirementText: `Asked for: “${requirementItem.requirement.label}”.`,
    name: skills || short,
    tags,
  }
  return { ...ways[requirementItem.item?.state ?? 'unknown'](about), tags: tags.length > 0 ? tags : ['requirement'] }
}

const ways: Record<MatchItem['state'], (about: About) => Omit<MadeQuestion, 'tags'>> = {
  met: ({ requirement, item, skills, requirementText, name }) => {
    const where = employerOf(item)
    return {
      title: skills
        ? where
          ? `Tell me about your work with ${skills} at ${where}. What was the result?`
          : `Tell me about a time ${skills} made a difference in your work.`
        : `This role asks for “${name}”. Which of your work shows it best?`,
      content: `${requirementText} ${shown(item)} Prepare one complete example: what you did yourself, and the result in numbers.`,
      questionType: 'behavioral',
      difficultyLevel: requirement.isOptional ? 'easy' : 'medium',
      reason: `${FROM_POSTING}: ${name}`,
      gap: null,
    }
  },
  partly: ({ item, requirementText, name }) => ({
    title: `This role asks for “${name}”. Tell me about the part you've done, and how you would learn the rest.`,
    content: `${requirementText} ${item?.note ?? ''} ${shown(item)} Start with what you've done at work, be direct about what's missing, and say how you would learn it, with whom, and by when you could work on your own.`,
    questionType: 'technical',
    difficultyLevel: 'medium',
    reason: `Partly shown: ${name}`,
    gap: 'partly',
  }),
  missing: ({ requirement, skills, requirementText, name }) => ({
    title: skills
      ? `This role uses ${skills}. How would you get up to speed?`
      : `This role asks for “${name}”, which your resume doesn't show. How would you meet it?`,
    content: `${requirementText} Neither your resume nor your profile mentions it. Don't claim it: start with the closest experience you have, say what you've read or tried, which small task you would start with, how you would test your work, and who would review it. If you have done it, say where, and add it to your resume.`,
    questionType: skills ? 'technical' : 'situational',
    difficultyLevel: requirement.isOptional ? 'medium' : 'hard',
    reason: `Not in your resume: ${name}`,
    gap: 'missing',
  }),
  unknown: ({ requirementText, name }) => ({
    title: `This role asks for “${name}”. What experience do you have with it?`,
    content: `${requirementText} Prepare one example of your own: when and where it happened, and what the result was.`,
    questionType: 'behavioral',
    difficultyLevel: 'easy',
    reason: `${FROM_POSTING}: ${name}`,
    gap: null,
  }),
}

/** Writes a common noun such as 'Accounting' in lower case for use inside a sentence. Names such as 'Python' do not change. */
const inSentence = (written: string): string =>
  /^[A-Z][a-z]+(?:ing|tion|sion|ment|ance|ity|ics|boards|reports)\b/.test(written)
    ? written.charAt(0).toLowerCase() + written.slice(1)
    : written

const longest = 70

/** The text of a requirement without 'is a plus', cut at the end of a word. */
function shortened(label: string): string {
  const text = label.replace(
    /(?<!\s)\s+(?:(?:is|are|would be)\s+)?(?:a|an|strong)\s+(?:\w+\s+)?(?:plus|bonus|advantage|asset)$/i,
    '',
  )
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 2) > 20 ? text.lastIndexOf(' ', longest - 2) : longest - 2)} …`
}

/** 'Papertrail' from 'Papertrail, since 2022'; null if the evidence has no employer. */
const employerOf = (item: MatchItem | undefined): string | null => item?.evidence?.place?.split(',')[0]?.trim() || null

function shown(item: MatchItem | undefined): string {
  if (!item?.evidence) return ''
  const { source, sentence, place } = item.evidence
  return `Your ${source} says: “${sentence.trim()}”${place ? ` (${place})` : ''}.`
}
