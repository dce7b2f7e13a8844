import { foldLabel } from '../fold-letters.ts'
import { listed } from './listed.ts'

export type LabelKind = 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'place' | 'web' | 'headline' | 'other'

/** Labels of values about the person, in the languages of this folder; 'other' is for values without a resume field. */
const labels: Record<LabelKind, readonly string[]> = {
  name: listed(`
    name | full name | name and surname | first name(s) surname(s) | first name(s) / surname(s) |
    surname(s) / first name(s) | surname / first name | name, first name | surname, first name |
    last name, first name | name of candidate | candidate name | name, vorname | nachname, vorname |
    familienname, vorname | cognome, nome | nom, prénom | nom et prénoms | nom / prénom | apellidos y nombre |
    apellidos y nombres | nombres y apellidos | apellidos, nombre | nazwisko i imię | vor- und nachname |
    vor- und zuname | vorname und name | nachname / vorname | nachname(n) / vorname(n) | nome | nome completo |
    nome e cognome | nome e apelido | cognome e nome | cognome/nome | nome / cognome | nome(i) cognome(i) | nombre |
    nombre completo | nombre y apellidos | nombre y apellido | nom et prénom | nom prénom | nom & prénom | nom |
    prénom et nom | naam | imię i nazwisko | imie i nazwisko | фио | имя | имя и фамилия | піб | ім'я |
    прізвище ім’я | ad soyad | adı soyadı | adı | الاسم | الاسم الكامل | נם | שם | שם מלא | نام | نام و نام خانوادگی |
    姓名 | 氏名 | 名前 | 氏 名 | お名前 | 이름 | 성명 | navn | namn | jméno | jméno a příjmení | nume | nume și prenume | ονοματεπώνυμο |
    όνομα | név | nimi | ชื่อ | ชื่อ-นามสกุล | họ tên | họ và tên | नाम
  `),
  firstName: ['first name', 'given name', 'vorname', 'prénom', 'voornaam', 'imię', 'nombre(s)', '이름(한글)'],
  lastName: listed(`
    last name | surname | family name | nachname | familienname | nom de famille | apellidos | apellido | cognome |
    achternaam | nazwisko | фамилия | прізвище | sobrenome | efternavn | efternamn
  `),
  email: listed(`
    email | e-mail | mail | e mail | email id | e-mail id | e mail id | mail id | emai | email address | e-mail address | contact email | mailadresse | e-mail-adresse |
    correo | correo electrónico | courriel | adresse e-mail | posta elettronica | электронная почта | эл. почта |
    почта | електронна пошта | e-posta | البريد الإلكتروني | אימייל | דוא"ל | דואר אלקטרוני | ایمیل | 邮箱 | 電子郵件 |
    电子邮箱 | メール | メールアドレス | 이메일 | 전자우편 | e-post | epost | adres e-mail | e-mailadres | indirizzo e-mail | อีเมล | e-mail(s) |
    email(s) | pošta
  `),
  phone: listed(`
    phone | phone number | mobile | mobile no | mobile number | mob no | mob. no | cell no | contact no | contact number | contact | phone no | ph | ph no | ph. no | mobile phone | mob | cell | cell phone | tel | telephone | telephone(s) |
    telefon | telefonnummer | mobil | mobiltelefon | handy | rufnummer | téléphone | tél | portable |
    mobile/portable | teléfono | teléfono móvil | móvil | celular | telefone | telemóvel | telefono | cellulare |
    telefoon | telefoonnummer | numer telefonu | telefon kom | телефон | мобильный телефон | контактный телефон |
    контактний номер | номер телефону | тел | tlf | الهاتف | الجوال | رقم الهاتف | טלפון | נייד | תلفن | تلفن |
    موبایل | 电话 | 手机 | 電話 | 手機 | 联系电话 | 電話番号 | 携帯 | 携帯電話 | 휴대폰 | 전화번호 | 연락처 | 전화 | τηλέφωνο | κινητό | โทร |
    โทรศัพท์ | điện thoại | fax
  `),
  place: listed(`
    坐标 | 现居 | 现居住地 | 居住城市 | الموقع | السكن | شهر | מגורים | град | address | address(es) | location | adresse |
    adresse(n) | anschrift | wohnort | wohnhaft in | ort | lieu | domicile | dirección | domicilio | ciudad |
    ubicación | residencia | endereço | morada | morada(s) | cidade | localização | indirizzo | indirizzo(i) |
    residenza | città | adres | adres zamieszkania | miejsce zamieszkania | woonplaats | postcode, plaats | postcode en plaats | postcode / plaats | postcode en woonplaats | plz, ort | plz / ort | plz und ort | адрес | адреса | город |
    місто | проживает | место проживания | город проживания | место жительства | adres bilgisi | العنوان | المدينة |
    כתובת | מקום מגורים | آدرس | محل سکونت | 地址 | 现居地 | 所在地 | 通訊地址 | 居住地 | 所在城市 | 住所 | 現住所 | 주소 | 거주지 | adress |
    bopæl | bosted | adresa | bydliště | διεύθυνση | lakcím | osoite | ที่อยู่ | địa chỉ | पता | permanent address | present address | current address | postal address | mailing address | residential address | correspondence address | address for correspondence | base | based in |
    current location | city
  `),
  web: listed(`
    博客 | 个人博客 | 技术博客 | 个人网站 | ブログ | 技術ブログ | ポートフォリオ | وبسایت | وب سایت | אתר | website | web | web site | homepage |
    site | portfolio | linkedin | github | blog | url | xing | skype | twitter | webseite | site web | sitio web |
    página web | sito | сайт | 网站 | 主页 | 个人主页 | 홈페이지 | 블로그 | www | web page | personal website | linked in | git
  `),
  headline: listed(`
    desired position | position desired | position applied for | job objective | angestrebte position |
    poste recherché | puesto deseado | желаемая должность | бажана посада | позиция | 求职意向 | 求职目标 | 应聘职位 | 应聘岗位 |
    期望职位 | 期望岗位 | 意向岗位 | 意向职位 | 目标职位 | 目标岗位 | 职业 | 應徵職位 | 希望職種 | 職種 | ตำแหน่งที่สมัคร | ตำแหน่งที่ต้องการ
  `),
  other: listed(`
    qq | qq号 | qq/微信 | qq／微信 | 微信号 | wechat | 英文名 | 出生年 | 工作经验 | 工作经历年限 | 现状 | 求职状态 | 目前状态 | 到岗时间 | 期望城市 | 期望薪资 |
    工作年限 | 婚姻状况 | 身高 | 体重 | 专业 | 毕业院校 | 最終学歴 | 微信 | 国籍 | 扶養家族 | 配偶者 | ожидаемая зарплата | занятость |
    полная занятость | صورة | وضعیت سربازی | جنسیت | ملیت | גיל | ת.ז | date of birth | birth date | birthdate |
    born | birthday | dob | place of birth | nationality | citizenship | gender | sex | marital status | age |
    driving license | driving licence | geburtsdatum | geburtsort | geboren | geboren am | geburtstag |
    geburtsdatum und -ort | geburtsdatum/-ort | staatsangehörigkeit | nationalität | staatsbürgerschaft |
    familienstand | geschlecht | konfession | date de naissance | né le | née le | lieu de naissance | nationalité |
    situation familiale | âge | sexe | fecha de nacimiento | lugar de nacimiento | nacionalidad | estado civil |
    edad | sexo | data de nascimento | nacionalidade | idade | data di nascita | luogo di nascita | nazionalità |
    cittadinanza | stato civile | sesso | geboortedatum | geboorteplaats | nationaliteit | burgerlijke staat |
    data urodzenia | narodowość | stan cywilny | дата рождения | возраст | гражданство | семейное положение | пол |
    дата народження | вік | doğum tarihi | doğum yeri | uyruğu | medeni durumu | تاريخ الميلاد | الجنسية |
    الحالة الاجتماعية | תאריך לידה | שנת לידה | מצב משפחתי | تاریخ تولد | وضعیت تاهل | وضعیت تأهل | 出生年月 | 出生日期 | 性别 |
    民族 | 籍贯 | 政治面貌 | 年龄 | 生日 | 性別 | 生年月日 | 年齢 | 국적 | 생년월일 | 소속 | 나이 | 성별 | 출생년도 | ふりがな | フリガナ | fødselsdato | född | født |
    civilstand | civilstatus | sivilstand | fødested | datum narození | data nașterii | ημερομηνία γέννησης |
    születési dátum | syntymäaika | วันเกิด | ngày sinh | ci | cpf | rg | dni | passport | passport no | passport number |
    passport details | father's name | father’s name | father name | fathers name | mother's name | mother’s name |
    mother name | husband name | husband's name | husband’s name | spouse name | guardian's name | age & dob | age/dob |
    d.o.b. | religion | category | caste | blood group | pin | pin code | pincode | state | district | hobbies | interest |
    interests | languages | language | languages known | language known | known languages | languages spoken |
    current organization | current employer | designation | working from | date | place of issue | date of issue |
    date of expiry | signature | height | weight | skype | skype id | zodiac | health | visa status | notice period
  `),
}

const kindOf: ReadonlyMap<string, LabelKind> = new Map(
  (Object.keys(labels) as LabelKind[]).flatMap((kind) =>
    labels[kind].map((label) => [foldLabel(label).replaceAll(' ', ''), kind] as const),
  ),
)

/** The kind of value after this label; undefined if it is not a label. Spaces are ignored. */
export const labelKind = (text: string): LabelKind | undefined =>
  text.length > 40 ? undefined : kindOf.get(foldLabel(text).replace(/[\s:.\uff1a]+/g, ''))
