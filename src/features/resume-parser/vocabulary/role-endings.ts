import { listed } from './listed.ts'

/**
 * Endings of job titles in scripts without spaces, and in Korean. Inside a longer name, the same words are as often part of a company
 * ('\u8a2d\u8a08\u4e8b\u52d9\u6240').
 */
const endings = listed(`
  运营 | 编辑 | 会计 | 出纳 | 销售 | 客服 | 教练 | 翻译 | 律师 | 医生 | 医师 | 护士 | 司机 | 厨师 | 店长 | 主任 | 科长 | 处长 | 部长 | 董事 | 董事长 |
  秘书 | 文员 | 前台 | 采购 | 策划 | 文案 | 摄影师 | 记者 | 主播 | 主持人 | 测试 | 开发 | 研发 | 运维 | 设计 | 美工 | 助教 | 辅导员 | 班长 | 干事 | 会长 | 社长 |
  志愿者 | 学徒 | 技术员 | 操作员 | 质检员 | 店员 | 教授 | 副教授 | 老师 | 院长 | 校长 | 买手 | 审计 | 前端 | 后端 | 全栈 | 合伙人 | 创始人 | 队长 | 组员 | 成员 |
  营业员 | 业务员 | 推销员 | 督导 | 培训师 | 规划师 | 咨询师 | 审核员 | 管理员 | 管培生 | 储备干部 | 程序员 | 架构 | 产品 | 市场 | 人事 | 行政 | 法务 | 财务 |
  編輯 | 會計 | 銷售 | 教練 | 翻譯 | 律師 | 醫師 | 護理師 | 護士 | 店長 | 業務員 | 業務代表 | 採購 | 企劃 | 行銷 | 測試 | 開發 | 維運 | 設計 | 助教 | 教授 | 老師 |
  工讀生 | 志工 | 程式設計師 | 技術員 | 專案管理 | 客服 | 行政 | 總經理 | 副總 | 處長 | 課長 | 創辦人 | 共同創辦人 | 幹部 | 會長 |
  営業 | 営業職 | 営業担当 | 事務 | 事務職 | 経理 | 人事 | 総務 | 企画 | 開発 | 開発担当 | 設計 | 運用 | 保守 | 担当 | 担当者 | スタッフ | 主任 | 係長 | 次長 |
  室長 | 店長 | 副店長 | 支店長 | 代表 | 取締役 | 役員 | 社長 | 専務 | 秘書 | 受付 | 販売 | 販売員 | 接客 | 看護師 | 医師 | 薬剤師 | 介護士 | 介護職 | 保育士 | 教諭 |
  教師 | 技術者 | 作業員 | 運転手 | 調理師 | 美容師 | ライター | アナリスト | アーキテクト | プロデューサー | アシスタント | オペレーター | パート | フリーランス |
  助手 | 准教授 | 教授 | サイエンティスト | マーケター | スペシャリスト | ストラテジスト | ジェネラリスト | マネージャー | マネジャー | リード | チーフ | 編集 | 編集者 |
  記者 | 責任者 | 管理者 | 補佐 | 研修生 | 実習生 | 技師 | 検査員 | 講師 | プログラマ | テスター | コーチ | トレーナー | 通訳 | 翻訳者 | PL | PM |
  대리 | 과장 | 차장 | 부장 | 이사 | 대표 | 대표이사 | 사장 | 팀원 | 선임 | 책임 | 수석 | 본부장 | 실장 | 원장 | 교사 | 교수 | 간호사 | 의사 | 약사 | 변호사 |
  회계사 | 기자 | 작가 | 편집자 | 마케터 | 운영 | 영업 | 사무 | 담당 | 담당자 | 관리자 | 기술자 | 프로그래머 | 아르바이트 | 인턴십 | 상담원 | 디렉터 | 프로듀서 |
  분석가 | 컨설턴트 | 백엔드 | 프론트엔드 | 프런트엔드 | 풀스택 | 개발 | 기획 | 디자인 | 마케팅 | 연구 | 리더 | 멤버 | 조장 | 회장 | 부회장 | 봉사자 | 병장 | 강사 | 튜터 |
  멘토 | 코치 | 비서 | 인사 | 총무 | 회계 | 보조 | 직원 | 파트장 | 그룹장 | 센터장 | 소장 | 공동창업자 | 창업자
`)
const longest = Math.max(...endings.map((word) => word.length))
const known = new Set(endings)

const UNCASED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fc]/u
/** A text after a job title: '(\u5b9e\u4e60)', '3\u540d'. */
const AFTER = /(?<![\s\d()\uff08\uff09\u300c\u300d\u3010\u3011[\]])[\s\d()\uff08\uff09\u300c\u300d\u3010\u3011[\]]+$/u

/** Whether a name ends like a job title. */
export function endsAsRole(text: string): boolean {
  const words = text.replace(/[(\uff08][^()\uff08\uff09]*[)\uff09]\s*$/u, '').replace(AFTER, '')
  for (let length = Math.min(longest, words.length); length >= 2; length -= 1) {
    const end = words.slice(-length)
    if (known.has(end) && (UNCASED.test(end) || words.length > length)) return true
  }
  return false
}
