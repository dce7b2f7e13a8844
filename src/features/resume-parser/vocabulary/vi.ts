import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const vietnamese: Vocabulary = {
  headings: {
    contact: ['thông tin liên hệ', 'liên hệ', 'thông tin cá nhân'],
    summary: [
      'giới thiệu',
      'mục tiêu nghề nghiệp',
      'mục tiêu',
      'tóm tắt',
      'giới thiệu bản thân',
      'về bản thân',
      'hồ sơ',
    ],
    jobs: [
      'kinh nghiệm làm việc',
      'kinh nghiệm',
      'quá trình làm việc',
      'kinh nghiệm việc làm',
      'kinh nghiệm chuyên môn',
      'thực tập',
      'quá trình công tác',
    ],
    education: ['học vấn', 'trình độ học vấn', 'quá trình học tập', 'giáo dục', 'đào tạo'],
    skills: ['kỹ năng', 'các kỹ năng', 'kỹ năng chuyên môn', 'kĩ năng', 'kỹ năng mềm', 'kỹ năng chính', 'năng lực'],
    languages: ['ngôn ngữ', 'ngoại ngữ', 'trình độ ngoại ngữ'],
    certifications: ['chứng chỉ', 'chứng nhận', 'khóa học', 'bằng cấp', 'chứng chỉ và giải thưởng'],
    projects: ['dự án', 'các dự án', 'dự án cá nhân', 'sản phẩm'],
    custom: listed(`
      sở thích | hoạt động | giải thưởng | danh hiệu và giải thưởng | người giới thiệu | người tham chiếu |
      thông tin thêm | hoạt động tình nguyện | thành tích | danh hiệu | hoạt động xã hội
    `),
  },
  and: ['và', '&'],
  months: ['thg1', 'thg2', 'thg3', 'thg4', 'thg5', 'thg6', 'thg7', 'thg8', 'thg9', 'thg10', 'thg11', 'thg12'],
  now: ['hiện tại', 'nay', 'hiện nay', 'đến nay', 'bây giờ'],
  since: ['từ'],
  until: ['đến'],
  pageTitles: ['sơ yếu lý lịch', 'hồ sơ xin việc'],
}
