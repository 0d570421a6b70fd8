;; The inner products of a vector of signed bytes with many rows of its size, sixteen components at a time.
;; The vector is at 0 and the rows follow it; each product is divided by $scale and stored at $out as a double.
(module
  (memory (export "memory") 1)
  (func (export "multiply") (param $size i32) (param $count i32) (param $scale f64) (param $out i32)
    (local $row i32) (local $end i32) (local $at i32)
    (local $a v128) (local $b v128) (local $sum v128)
    (local.set $row (local.get $size))
    (local.set $end (i32.mul (local.get $size) (i32.add (local.get $count) (i32.const 1))))
    (loop $rows
      (if (i32.lt_u (local.get $row) (local.get $end))
        (then
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $components
            (local.set $a (v128.load (local.get $at)))
            (local.set $b (v128.load (i32.add (local.get $row) (local.get $at))))
            (local.set $sum
              (i32x4.add
                (local.get $sum)
                (i32x4.add
                  (i32x4.extadd_pairwise_i16x8_s
                    (i16x8.extmul_low_i8x16_s (local.get $a) (local.get $b)))
                  (i32x4.extadd_pairwise_i16x8_s
                    (i16x8.extmul_high_i8x16_s (local.get $a) (local.get $b))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $components (i32.lt_u (local.get $at) (local.get $size))))
          (f64.store
            (local.get $out)
            (f64.div
              (f64.convert_i32_s
                (i32.add
                  (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
                  (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
              (local.get $scale)))
          (local.set $out (i32.add (local.get $out) (i32.const 8)))
          (local.set $row (i32.add (local.get $row) (local.get $size)))
          (br $rows))))))
