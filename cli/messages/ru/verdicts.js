import {numberIn, percentIn} from '../parts.js';

const n = numberIn('ru');
const p = percentIn('ru');

/** Что показала проверка — по проверке и причине; все числа из самого вердикта. */
export default {
  'verdict.kind.consistent': () => 'сходится',
  'verdict.kind.explained': () => 'объяснено',
  'verdict.kind.refused': () => 'отклонено',
  'verdict.check.littles-law': () => 'закон Литтла',
  'verdict.check.utilisation': () => 'загрузка',
  'verdict.check.percentile-order': () => 'порядок процентилей',
  'verdict.check.p99-equals-mean': () => 'p99 и среднее',
  'verdict.check.offered-rate': () => 'входной поток',
  'verdict.check.dropped-share': () => 'пропущенные',
  'verdict.check.dropped-errors': () => 'пропуски и ошибки',
  'verdict.littles-law.generator-capped': (v) =>
    `запросов в полёте ${n(v.inFlight)} из ${n(v.cap)}, которые разрешает генератор (${p(v.share)}): задержку задаёт предел, а не сервер`,
  'verdict.littles-law.below-cap': (v) =>
    `запросов в полёте ${n(v.inFlight)} из ${n(v.cap)} разрешённых`,
  'verdict.littles-law.in-flight-equals-cap': (v) =>
    `запросов в полёте ${n(v.inFlight)}, соединений ${n(v.cap)}`,
  'verdict.littles-law.more-in-flight-than-cap': (v) =>
    `по пропускной способности и задержке запросов в полёте ${n(v.inFlight)}, а генератор разрешает ${n(v.cap)}`,
  'verdict.littles-law.too-few-in-flight': (v) =>
    `по пропускной способности и задержке запросов в полёте ${n(v.inFlight)}, а соединений ${n(v.cap)}: ${n(v.missingMs)} мс каждой итерации не попали ни в какую задержку`,
  'verdict.littles-law.generator-time': (v) =>
    `${n(v.missingMs)} мс каждой итерации тратит сам генератор`,
  'verdict.littles-law.median-not-mean': () =>
    'известна только медиана, а закон Литтла говорит о среднем',
  'verdict.littles-law.failed-requests': () =>
    'неудачные запросы в задержку не входят, поэтому уцелевшие выглядят быстрее',
  'verdict.utilisation.within-capacity': (v) => `занято ${p(v.share)} времени`,
  'verdict.utilisation.php-over-full': (v) =>
    `${n(v.timeMs)} мс PHP на запрос при ${n(v.throughputPerS)} запр/с требуют ${p(v.share)} того, что есть у воркеров или ядер (${n(v.slots)})`,
  'verdict.utilisation.workers-over-full': (v) =>
    `${n(v.timeMs)} мс в занятом воркере на запрос при ${n(v.throughputPerS)} запр/с требуют ${p(v.share)} времени воркеров (${n(v.slots)})`,
  'verdict.utilisation.cores-over-full': (v) =>
    `все части вместе требуют ${p(v.share)} времени ядер (${n(v.slots)})`,
  'verdict.percentile-order.in-order': () => 'по порядку',
  'verdict.percentile-order.out-of-order': (v) =>
    `${v.higher} (${n(v.higherValue)}) меньше, чем ${v.lower} (${n(v.lowerValue)})`,
  'verdict.p99-equals-mean.differs': () => 'p99 и среднее различаются',
  'verdict.p99-equals-mean.p99-is-the-mean': (v) =>
    `p99 и среднее — одни и те же ${n(v.meanMs)} мс: одно скопировано из другого`,
  'verdict.offered-rate.keeps-up': (v) => `обслужено ${p(v.share)} входного потока`,
  'verdict.offered-rate.below-offered': (v) =>
    `обслужено ${n(v.throughputPerS)} из ${n(v.arrivalRatePerS)} запр/с (${p(v.share)}): насыщение`,
  'verdict.offered-rate.generator-fell-behind': (v) =>
    `генератор отправил ${n(v.sentRatePerS)} из ${n(v.arrivalRatePerS)} запр/с`,
  'verdict.offered-rate.more-than-offered': (v) =>
    `обслужено ${n(v.throughputPerS)} запр/с, а подано только ${n(v.arrivalRatePerS)}`,
  'verdict.dropped-share.agrees': () => 'пропуски объясняют всю недостачу',
  'verdict.dropped-share.unfinished-at-end': (v) =>
    `${p(v.difference)} поданных запросов не пропущены и не обслужены вовремя: к концу прогона они были ещё в полёте`,
  'verdict.dropped-share.rounded-by-source': (v) =>
    `пропуски и недостача расходятся на ${p(Math.abs(v.difference))}, это покрывает округление источника`,
  'verdict.dropped-share.unaccounted': (v) =>
    `${p(v.difference)} поданных запросов не пропущены и не обслужены, а в полёте могло быть не больше ${p(v.allowance)}`,
  'verdict.dropped-share.more-dropped-than-missing': (v) =>
    `пропущено ${p(v.droppedShare)}, а не хватает только ${p(v.shortfall)}`,
  'verdict.dropped-errors.few-dropped': () => 'доля ошибок говорит обо всём',
  'verdict.dropped-errors.errors-miss-dropped': (v) =>
    `доля ошибок ${p(v.errorRatio)} не учитывает ${p(v.droppedShare)} запросов, которые так и не были отправлены`,
};
