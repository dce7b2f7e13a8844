import { foldLetters } from '../fold-letters.ts'
import { listed } from './listed.ts'

/** Words that show the kind of a part of a line, in languages other than those of `words.ts`. They also match inside longer words. */
export type WordKind = 'role' | 'company' | 'school' | 'degree'

const anywhere: Record<WordKind, readonly string[]> = {
  role: listed(`
    инженер | разработчик | программист | менеджер | директор | специалист | аналитик | руководитель | преподаватель |
    стажер | продавец | бухгалтер | консультант | дизайнер | редактор | помощник | ассистент | администратор |
    оператор | водитель | учитель | начальник | секретарь | тестировщик | маркетолог | юрист | інженер | розробник |
    програміст | викладач | фахівець | спеціаліст | керівник | координатор | дизайнерка | продавець | стажування |
    секретар | рекрутер | 工程师 | 工程師 | 经理 | 經理 | 总监 | 總監 | 实习生 | 實習生 | 设计师 | 設計師 | 主管 | 助理 | 顾问 | 顧問 | 专员 | 專員 | 负责人 |
    架构师 | 分析师 | 研究员 | 研究員 | 讲师 | 教师 | 開發者 | 开发者 | 组长 | エンジニア | マネージャ | 社員 | 店員 | 課長 | 部長 | リーダー | プログラマ | デザイナー |
    アルバイト | インターン | 職員 | コンサルタント | 개발자 | 연구원 | 엔지니어 | 매니저 | 팀장 | 인턴 | 디자이너 | 사원 | 주임 | 기획자 | 강사 | 전문가 | 조교 | مهندس |
    مدير | محاسب | معلم | مطور | مشرف | موظف | متدرب | منسق | أخصائي | مساعد | مصمم | برنامه نویس | مدیر | کارشناس |
    توسعه دهنده | טراح | מפתח | מהנדס | מנהל | מתכנת | יועצ | מדריכ | רכז | מזכיר | μηχανικ | προγραμματιστ |
    διευθυντ | υπευθυν | βοηθ | καθηγητ | συμβουλ | υπαλληλ | เจ้าหน้าที่ | ผู้จัดการ | วิศวกร | ผู้ช่วย | นักพัฒนา |
    นักศึกษาฝึกงาน | ครู | برنامهنویس | برنامه‌نویس | توسعهدهنده | توسعه‌دهنده | طراح | مشاور | راهبر | مدرس |
    پژوهشگر | سرپرست | مسئول | تحلیلگر | تحلیل‌گر | حسابدار | کارآموز | رئیس | مراقب | مبرمج | محلل | نائب | مندوب |
    مسؤول | فني | طبيب | ممرض | صيدلي | باحث | مستشار | سكرتير | خبير | בודק | טכנאי | עוזר | אנליסט | נציג | אחראי |
    מעצב | ראש צוות | קצין | מפקד | יועץ | מנתח | תוכניתן | εκπαιδευτικ | τεχνικος | γραμματ | πωλητ | λογιστ |
    αναλυτ | σχεδιαστ | ερευνητ | νοσηλευτ | сътрудник | ръководител | мениджър | служител | стажант | касиер |
    барман | сервитьор | управител | експерт | илюстратор | 営業 | デベロッパー | プログラマー | ディレクター | プランナー | 相談職 | 教員 | 講師 |
    新聞記者 | พนักงาน | นักศึกษา | ที่ปรึกษา | หัวหน้า | โปรแกรมเมอร์ | ช่าง | นักวิเคราะห์ | นักออกแบบ | นักบัญชี | นักวิจัย |
    อาจารย์ | ผู้ประสานงาน | ผู้ดูแล | เลขานุการ | พยาบาล | แพทย์ | เภสัชกร | ทนาย | ฝึกงาน | สหกิจ | กราฟิก | แอดมิน |
    архитектор | врач | медсестр | медицинск | переводчик | перекладач | журналист | корреспондент | копирайтер |
    сотрудник | лаборант | техник | механик | электрик | слесарь | сварщик | официант | кассир | курьер | охранник |
    экономист | економіст | финансист | психолог | логист | логіст | диспетчер | лидер | тимлид | стажёр | практикант |
    волонтер | волонтёр | доцент | профессор | професор | заместитель | заступник | заведующ | завідувач | основатель |
    засновник | владелец | предприниматель | підприємець | фрилансер | верстальщик | тестер | представитель |
    представник | фотограф | художник | иллюстратор | режиссер | супервайзер | кладовщик | промоутер | воспитатель |
    вихователь | педагог | репетитор | библиотекар | адвокат | аудитор | технолог | конструктор | проектировщик |
    геодезист | прораб | модератор | рекрутер | куратор | наставник | лектор | менеджерка | бариста | кухар | водій |
    лікар | медична сестра | вчитель | тренер | охоронець | науковий співробітник | співробітник | адміністратор |
    מורה | מרצה | מתרגל | רופא | עורך דין | עורכת דין | רואה חשבון | רואת חשבון | חשב שכר | מוכר | מכירות | קופאי |
    מלצר | ברמן | מאבטח | סטודנט | מתמחה | מתנדב | חוקר | גרפיק | סמנכ | מנכ | כלכלן | פקיד | תחקירן | עורכת | עיתונא |
    מטפל | פסיכולוג | עובד סוציאלי | עובדת סוציאלית | מאמן | מארח | אדריכל | מאייר | צלם | עצמאי | פרילנס | מוקדנ |
    שירות לקוחות | מש"ק | מש״ק | לוחם | חובש | מאפיין | ארכיטקט | מנתחת | אחות | גננת | סייעת | חונכ | מתאמ | מפיק |
    مسوق | ممثل | مصور | مترجم | صحفي | محرر | كاتب | سائق | بائع | كاشير | أمين | قائد | مدرب | مدرس | أستاذ |
    معيد | محاضر | محامي | محامية | استشاري | إداري | اداري | منفذ | مراجع | مدقق | مشغل | تنفيذي | وكيل | مسئول | متطوع |
    خدمة العملاء | خدمة عملاء | مسجل | مقاول | مراسل | مندوبة | تقني | حارس | طالبة متدربة | اخصائي | مهندسة |
    معلم | دبیر | پزشک | پرستار | فروشنده | بازاریاب | منشی | راننده | تکنسین | کارمند | کارگر | سردبیر | نویسنده |
    خبرنگار | گرافیست | عکاس | وکیل | متخصص | کارورز | ناظر | تستر | هماهنگ کننده | بنیان‌گذار | بنیانگذار | مدیرعامل |
    عضو تیم | پشتیبان | ادمین | دستیار | سرباز | داروساز | حسابرس |
    διαχειριστ | οδηγο | σερβιτορ | ταμια | εκδοτ | δημοσιογραφ | ιατρο | φαρμακοποι | δικηγορ | οικονομολογ |
    ψυχολογ | ασκουμεν | εθελοντ | συντονιστ | συνεργατ | επιμελητ | φροντιστ | λεκτορα | δασκαλ | διδασκ |
    учител | продавач | счетоводител | преводач | журналист | лекар | сестра | асистент | координатор | доброволец |
    программистк | разработчица | лаборантк
  `),
  company: listed(`
    公司 | 集团 | 集團 | 银行 | 銀行 | 株式会社 | 有限会社 | 合同会社 | 法人 | 주식회사 | (주) | ㈜ | компания | компанія | شركة | مؤسسة | بنك |
    شرکت | בע"מ | חברת | εταιρ | บริษัท | จำกัด | 研究所 | 연구소 | 연구실 | موسسه | بانک | سازمان | جمعية | مجموعة | وزارة |
    مستشفى | منظمة | هيئة | τραπεζα | ομιλος | еоод |  оод | 工厂 | 事务所 | 事務所 | 工作室 | 研究院 | 医院 | 商会 | 協会 | 市役所 | 財団 |
    ооо  | ооо « | ооо " | оао | зао | пао | ао « | ао " | тов « | тов " | тоо | гк « | фгуп | гбоу | гбуз | мбоу | завод | агентство | агенція |
    студия | студія | министерство | міністерство | больница | лікарня | магазин | ресторан | фабрика | холдинг |
    корпорац | предприятие | підприємство | организация | організація | учреждение | клиника | клініка | типография |
    редакция | издательство | видавництво | בנק | משרד | עיריית | בית חולים | קופת חולים | מרכז רפואי | מוסד |
    ארגון | עמותת | מפעל | סטודיו | معمل | فندق | متجر | مصنع | وكالة | مركز | صندوق | هولدینگ |
    بیمارستان | مرکز | فروشگاه | کارخانه | استودیو | آژانس | هتل | مجتمع | ستاد | บมจ | ธนาคาร | โรงพยาบาล | กรม |
    กระทรวง | องค์การ | ห้างหุ้นส่วน | เทศบาล | 병원 | 협회 | 재단 | 그룹 | 은행 | 센터 | 스튜디오 | 工業 | 製作所 | 商事 | 銀行 | 病院 |
    クリニック | ホールディングス | カンパニー | 百貨店 | 協議会 | 委员会 | 委員會 | 基金会 | 基金會 | 有限责任 | 股份 | 中心 | 报社 | 电视台 | 酒店
  `),
  school: listed(`
    университет | институт | академия | колледж | школа | гимназия | лицей | університет | інститут | академія |
    коледж | гімназія | ліцей | 大学 | 大學 | 学院 | 學院 | 学校 | 學校 | 中学 | 中學 | 高校 | 대학교 | 대학원 | 고등학교 | 대학 | جامعة | كلية |
    معهد | مدرسة | دانشگاه | אוניברסיט | מכלל | הטכניון | תיכון | πανεπιστημ | λυκει | πολυτεχν | σχολ | มหาวิทยาลัย |
    โรงเรียน | วิทยาลัย | دبیرستان | دانشکده | آموزشگاه | أكاديمية | הסמינר | סמינר | בית ספר | בית הספר | τμημα  |
    γυμνασι | επαλ | училище | колеж | 高等学校 | 専門学校 | 大学院 | สถาบัน
  `),
  degree: listed(`
    бакалавр | магистр | магістр | аспирант | диплом | специальность | спеціальність | факультет | 本科 | 硕士 | 碩士 | 博士 |
    学士 | 學士 | 专业 | 學位 | 学位 | 专科 | 大专 | 学部 | 学科 | 研究科 | 専攻 | 학사 | 석사 | 박사 | 학과 | 전공 | 학부 | بكالوريوس | ماجستير |
    دكتوراه | دبلوم | ليسانس | کارشناسی | کارشناسی ارشد | دکترا | תואר | בוגר | תעודת | הנדסאי | πτυχι | μεταπτυχιακ |
    διδακτορ | ปริญญา | คณะ | สาขา | دیپلم | کاردانی | دکتری | پیش دانشگاهی | شهادة | ثانوية عامة | קורס | הכשרת |
    בגרות | לימודי | κατοχος | αποφοιτ | απολυτηρι | διπλωμα | бакалавър | магистър | средно образование |
    висше образование | ประกาศนียบัตร | ปวช | ปวส | 修士 | 高中 | 研究生
  `),
}

const latin: Record<WordKind, RegExp> = {
  role: /\b(programist\w*|inzynier\w*|kierowni\w+|specjalist\w+|asystent\w*|konsultant\w*|sprzedawc\w+|analityk\w*|projektant\w*|stazyst\w+|praktykant\w*|doradc\w+|nauczyciel\w*|muhendis\w*|mudur\w*|uzman\w*|stajyer\w*|gelistirici\w*|yonetici\w*|ogretmen\w*|danisman\w*|engenheir[oa]\w*|desenvolvedor\w*|estagiari[oa]|programador\w*|professora?|vendedora?|tecnic[oa]|supervisora?|ingegner\w+|sviluppat\w+|responsabile|impiegat\w+|commess\w+|tirocin\w+|stagist\w+|docente|operai\w+|camerier\w+|ricercat\w+|ontwikkelaar|medewerk\w+|adviseur|docent|stagiair\w*|verpleegkundig\w+|utvecklare|ingenjor|larare|chef|saljare|konsult|sjukskoterska|udvikler|ingenior|laerer|sygeplejerske|saelger|medarbejder|kehittaja|opettaja|myyja|programator\w*|vyvojar\w*|inzenyr\w*|ucitel\w*|manazer\w*|asistent\w*|inginer\w*|dezvoltator|profesor|vanzator|fejleszto|mernok|tanar|vezeto|ausbilder\w*|informatiker\w*|fachinformatiker\w*|kundenberat\w+|verwalt\w+|soldat\w*|azubi|auszubildende\w*|student\w* assistant|hilfskraft|koordinator\w*|redakteur\w*|gestalter\w*|programmierer\w*|statisticien\w*|coordinat\w+|charge\w* de|assistant\w*|formatric\w+|formateur|caissi\w+|serveu\w+|ayudante|dependient\w+|camarer\w+|investigador\w*|docente|ingenier[oa])\b/,
  company:
    /\b(ltda|eireli|sp z o o|spolka|s r o|a s|holding|sirketi|a\.s|sanayi|limited|pvt|private limited|pte|sdn bhd|gbr|ohg|e\.? ?v|stiftung|verein|amt|klinika|fundacja|firma|banca|ospedale|hopital|ayuntamiento|universita|coop\w*|comercio|servicos|industria|servizi)\b/,
  school:
    /\b(uniwersytet\w*|politechnika|akademia|liceum|technikum|szkola|universitesi|lisesi|fakultesi|universiteit|hogeschool|universitet\w*|hogskola|folkeskole|gymnasi\w+|liceo|istituto|universita|scuola|politecnico|faculdade|escola|colegio|faculty|fatec|etec|senai|senac|conservatori\w+|oberstufe|realschule|hauptschule|grundschule|berufskolleg|berufsschule|iut|esc|hec|cegep|univerzita|univerzitet|univerzitatea|universitatea|colegiul|egyetem|foiskola|yliopisto|ammattikorkeakoulu|lukio|school of|centro de estudios|centro di formazione|campus)\b/,
  degree:
    /\b(studium|studiengang|lehre|umschulung|promotion|fachabitur|mittlere reife|hochschulreife|abschluss|fachinformatiker\w*|licencjat|magister|inzynier|studia|technik|doktorat|matura|lisans|yuksek lisans|onlisans|doktora|bacharel\w*|licenciatur\w*|mestrado|doutorado|tecnologo|curso|pos-graduacao|especializacao|graduacao|ensino medio|laurea|diploma|dottorato|maturita|attestato|qualifica|ciclo formativo|grado|curso|maestria|ingenieria|doctorado|bachillerato|cap|bep|brevet|deug|deust|dess|dea|maitrise|mastere|cycle|formation|opleiding|vwo|havo|mbo|hbo|wo|kandidat\w*|civilingenjor|examen|uddannelse|bachelorgrad|cand|mastergrad|bakalar\w*|inzenyr\w*|maturita|licenta|masterat|doctorat|bac|alapkepzes|mesterkepzes|erettsegi|tutkinto|kandidaatti|maisteri|coursework|nanodegree|bootcamp|honou?rs)\b/,
}

const phrases = new Map(
  (Object.keys(anywhere) as WordKind[]).map((kind) => [kind, anywhere[kind].map(foldLetters)] as const),
)

/** Whether a text contains a word of this kind. */
export function hasWordOf(kind: WordKind, text: string): boolean {
  const folded = foldLetters(text)
  return latin[kind].test(folded) || (phrases.get(kind) ?? []).some((phrase) => folded.includes(phrase))
}
