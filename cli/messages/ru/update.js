import {pluralIn} from '../parts.js';

const forms = (one, few, many) => pluralIn('ru', {one, few, many, other: few});
const problems = forms('замечание', 'замечания', 'замечаний');
const sentences = forms('предложение', 'предложения', 'предложений');
const claims = forms('утверждение', 'утверждения', 'утверждений');
const figures = forms('график', 'графика', 'графиков');

export default {
  'update.summary': () => 'принять новые данные: переписать числа, утверждения и картинки',
  'update.details': () =>
    'Переписывает текст между тегами <Value> на обоих языках, записанные утверждения и картинки изменившихся графиков и показывает предложения, которые надо перечитать. Строка с ⚠ называет то, что с новыми числами могло стать неверным.',
  'update.option.dry-run': () => 'только показать изменения, ничего не записывая',
  'update.sentences': ({count}) => `Перечитайте ${sentences(count)} с новыми числами:`,
  'update.claims': ({count}) => `Перечитайте ${claims(count)} с новыми числами:`,
  'update.figures': ({count}) => `Посмотрите на ${figures(count)} с новыми точками:`,
  'update.drawing': ({count}) => `Рисуются картинки: ${figures(count)}…`,
  'update.drawn': ({count}) =>
    `Картинки нарисованы: ${figures(count)}. Посмотрите на них и сделайте коммит.`,
  'update.not-drawn': () => 'Нарисовать картинки не удалось; причина выше.',
  'update.written': ({file}) => `Записан файл ${file}`,
  'update.would-write': ({file}) => `Был бы записан файл ${file}`,
  'update.nothing': () => 'Всё согласуется с данными; ничего не изменено.',
  'update.problems': ({count}) => `Исправьте вручную: ${problems(count)}.`,
  'update.doubt.sign': ({of, was, now}) => `У ${of} сменился знак: ${was} → ${now}.`,
  'update.doubt.one': ({of, was, now}) => `Отношение ${of} перешло через 1: ${was} → ${now}.`,
  'update.doubt.plural': ({of, was, now}) => `Слово после ${of} меняет форму: ${was} → ${now}.`,
  'update.doubt.order': ({left, right, was, now}) =>
    `${left} и ${right} поменялись местами: ${was[0]} и ${was[1]} → ${now[0]} и ${now[1]}.`,
  'update.doubt.claim': ({claim, was, now}) =>
    `Для утверждения ${claim} записан вердикт «${was}», а по нынешним числам это «${now}».`,
  'update.doubt.claim-order': ({claim, was, now}) =>
    `Число утверждения ${claim} теперь по другую сторону от нуля или от заявленного: ${was} → ${now}.`,
};
