import { type NameKind, prepareRomaniser } from '../../../scripts/names/romanise/prepare-romaniser';

const romanise = await prepareRomaniser();

test.each<[string, NameKind, string, string]>([
  ['ru', 'first', 'Юлия', 'Yuliya'],
  ['ru', 'first', 'Наталья', 'Natalya'],
  ['ru', 'last', 'Воробьев', 'Vorobyev'],
  ['ru', 'last', 'Щербаков', 'Shcherbakov'],
  ['uk', 'first', 'Юрій', 'Yurii'],
  ['uk', 'first', 'Євген', 'Yevhen'],
  ['uk', 'last', 'Згурський', 'Zghurskyi'],
  ['uk', 'last', 'Гриневецька', 'Hrynevetska'],
  ['mk', 'first', 'Ѓорѓи', 'Gjorgji'],
  ['mk', 'last', 'Џувалековски', 'Djuvalekovski'],
  ['el', 'first', 'Γιώργος', 'Giorgos'],
  ['el', 'first', 'Ευαγγελία', 'Evangelia'],
  ['el', 'first', 'Παύλος', 'Pavlos'],
  ['el', 'first', 'Ευστάθιος', 'Efstathios'],
  ['el', 'last', 'Μπότσαρης', 'Botsaris'],
  ['el', 'last', 'Παπαϊωάννου', 'Papaioannou'],
  ['el', 'last', 'Κανακάρης-Ρούφος', 'Kanakaris-Roufos'],
  ['hy', 'first', 'Լուսինե', 'Lusine'],
  ['hy', 'last', 'Եղիազարյան', 'Yeghiazaryan'],
  ['ka_GE', 'last', 'ჭავჭავაძე', 'Chavchavadze'],
  ['ko', 'first', '하윤', 'Hayun'],
  ['ko', 'first', '가람', 'Garam'],
  ['ko', 'first', '슬아', 'Seura'],
  ['ko', 'first', '동혁', 'Donghyeok'],
  ['ko', 'last', '정', 'Jeong'],
  ['ko', 'last', '김', 'Kim'],
  ['ko', 'last', '이', 'Lee'],
  ['zh_CN', 'first', '雨桐', 'Yutong'],
  ['zh_CN', 'last', '曾', 'Zeng'],
  ['zh_CN', 'last', '吕', 'Lyu'],
  ['zh_CN', 'last', '尉迟', 'Yuchi'],
  ['zh_TW', 'last', '鍾', 'Zhong'],
  ['ja', 'last', '佐藤', 'Sato'],
  ['ja', 'last', '大野', 'Ono'],
  ['ja', 'last', '井上', 'Inoue'],
  ['ja', 'last', '服部', 'Hattori'],
  ['ja', 'last', '三宅', 'Miyake'],
  ['ja', 'first', '優子', 'Yuko'],
  ['ja', 'first', '千代子', 'Chiyoko'],
  ['ja', 'first', '昭一', 'Shoichi'],
  ['ja', 'first', '涼太', 'Ryota'],
  ['ja', 'first', 'ゆかり', 'Yukari'],
  ['ja', 'first', '陽翔', 'Haruto'],
  ['th', 'first', 'สมบัติ', 'Sombat'],
  ['th', 'last', 'แซ่ลิ้ม', 'Saelim'],
  ['dv', 'first', 'ޔޫސުފް', 'Yoosuf'],
  ['ne', 'first', 'पूजा', 'Puja'],
  ['ne', 'first', 'प्रकाश', 'Prakash'],
  ['ne', 'first', 'कृष्ण', 'Krishna'],
  ['ne', 'last', 'देवकोटा', 'Devkota'],
  ['ar', 'first', 'محمد', 'Muhammad'],
  ['ar', 'last', 'بن عبد السلام', 'BenAbdAlsalam'],
  ['fa', 'first', 'فریدون', 'Fereydoun'],
  ['fa', 'last', 'علی‌زمانی', 'AliZamani'],
  ['he', 'first', 'יהונתן', 'Yehonatan'],
  ['he', 'last', 'בן גוריון', 'BenGurion'],
  ['ur', 'last', 'چوہدری', 'Chaudhry'],
  ['de', 'last', 'Müller', 'Mueller'],
  ['de_CH', 'last', 'Häfliger', 'Haefliger'],
  ['de', 'last', 'Weiß', 'Weiss'],
  ['sv', 'last', 'Öberg', 'Oberg'],
])('in %s the %s name %s is spelled as %s', (locale, kind, name, roman) => {
  expect(romanise(name, locale, kind)).toBe(roman);
});

test.each<[string, string, string]>([
  ['ar', 'حسن', 'Hasan'],
  ['fa', 'جمالی', 'Jamali'],
  ['he', 'ברקוביץ', 'Barkovitz'],
  ['th', 'สมชาย', 'Samchay'],
])('a name of %s that no table of readings holds, %s, is guessed as %s', (locale, name, roman) => {
  expect(romanise(name, locale, 'last')).toBe(roman);
});

test('a name without any letter that can be spelled is refused', () => {
  expect(() => romanise('…', 'en', 'first')).toThrow("romanises to ''");
});

test('a Japanese name without a known reading is refused', () => {
  expect(() => romanise('齟齬', 'ja', 'first')).toThrow('No reading is known for 齟齬');
});
